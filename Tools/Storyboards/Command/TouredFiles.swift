import Foundation
import InterfaceFiles
import Simulator

/// The files of one app. Placeholders replace classes that this program doesn't have.
@MainActor
final class TouredFiles {
    let files: [InterfaceFile]
    private var storyboards: [ObjectIdentifier: UIStoryboard] = [:]

    init(_ files: [InterfaceFile]) {
        self.files = files
        for file in files where file.kind == .storyboard { _ = storyboard(file) }
    }

    /// Creates the page of a scene, with its content if it is a container.
    func makePage(of scene: InterfaceScene, in file: InterfaceFile) -> UIViewController {
        storyboard(file).makeController(of: scene)
    }

    /// Creates a page as the owner of a nib. It shows the nib's first view if the nib doesn't connect its view outlet.
    func makePage(of nib: InterfaceFile) -> UIViewController {
        let owner = StandInPage()
        let objects = UINib(nib, in: nib.folder, standIns: .pages).instantiate(withOwner: owner)
        if !owner.isViewLoaded, let view = objects.lazy.compactMap({ $0 as? UIView }).first {
            owner.view.addSubview(view)
        }
        return owner
    }

    private func storyboard(_ file: InterfaceFile) -> UIStoryboard {
        if let present = storyboards[ObjectIdentifier(file)] { return present }
        var standIns = InterfaceStandIns.pages
        standIns.page = { [unowned self] in page(of: $0, in: file) }
        let made = UIStoryboard(file, in: file.folder, standIns: standIns)
        storyboards[ObjectIdentifier(file)] = made
        return made
    }

    /// The page that a reference leads to: a page in one of the files, or a placeholder.
    private func page(of reference: InterfaceReference, in file: InterfaceFile) -> UIViewController? {
        let target = reference.storyboardName.map { name in files.first { $0.name == name } } ?? file
        guard let target, let scene = target.scene(of: reference) else { return StandInPage() }
        return makePage(of: scene, in: target)
    }
}

extension InterfaceFile {
    fileprivate var folder: Bundle {
        Bundle(url: URL(fileURLWithPath: path).deletingLastPathComponent()) ?? .main
    }

    fileprivate func scene(of reference: InterfaceReference) -> InterfaceScene? {
        if let identifier = reference.identifier { return scene(identifier: identifier) }
        return scenes.first { $0.controller != nil && $0.controller === initialViewController }
    }
}
