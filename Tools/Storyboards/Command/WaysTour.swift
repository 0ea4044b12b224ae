import InterfaceFiles
import PictureFiles
import Simulator

/// Performs all transitions of files: shows and dismisses each page, performs each segue, and tries each unwind segue.
@MainActor
final class WaysTour {
    private let files: TouredFiles
    private let options: PictureOptions
    private var outcome = TourOutcome(file: "")

    init(_ files: [InterfaceFile], _ options: PictureOptions) {
        self.files = TouredFiles(files)
        self.options = options
    }

    /// The results of the files, in order.
    func outcomes() -> [TourOutcome] {
        files.files.map { file in
            outcome = TourOutcome(file: file.path)
            if file.kind == .nib { visit(nib: file) } else { visit(SceneWays(file)) }
            outcome.unread = file.unread.count
            return outcome
        }
    }

    private func visit(_ ways: SceneWays) {
        for scene in ways.scenes {
            check(scene.name) { show(scene) }
            for segue in scene.segues { go(segue, of: scene, ways) }
        }
    }

    private func go(_ segue: InterfaceElement, of scene: TouredScene, _ ways: SceneWays) {
        let name = "\(scene.name), line \(segue.line)"
        switch segue.peek("kind") {
        case "relationship": break
        case "unwind":
            if check(name, { unwind(segue, of: scene, ways) }) { outcome.back += 1 }
        default:
            if check(name, { perform(segue, of: scene, ways) }) { outcome.gone += 1 }
        }
    }

    /// Records the faults of a visit. Returns whether there were none.
    @discardableResult private func check(_ name: String, _ visit: () -> [String]) -> Bool {
        let problems = visit()
        outcome.failures += problems.map { "\(name): \($0)" }
        return problems.isEmpty
    }

    // MARK: Pages

    private func show(_ scene: TouredScene) -> [String] {
        show { files.makePage(of: scene.scene, in: scene.file) }
    }

    private func visit(nib file: InterfaceFile) {
        check(file.name) { show { files.makePage(of: file) } }
    }

    /// Shows a page over an empty one, removes it, and checks that it is released.
    private func show(_ make: () -> UIViewController) -> [String] {
        let stage = TourStage(files, options)
        stage.launchHome()
        weak var page: UIViewController?
        var problems: [String] = []
        withExtendedLifetime(make()) { made in
            page = made
            stage.present(made)
            if !made.isSeen { problems.append("not shown") }
            stage.showObjects(beside: made)
            stage.dismiss()
            if made.isSeen { problems.append("not dismissed") }
        }
        if page != nil { problems.append("still there when it is dismissed") }
        outcome.shown += 1
        return problems + stage.exceptions
    }

    // MARK: Segues

    private func perform(_ segue: InterfaceElement, of scene: TouredScene, _ ways: SceneWays) -> [String] {
        let stage = stage(for: scene, ways)
        guard let page = stage.launch(scene, ways) else {
            return ["its page is not shown"] + stage.exceptions
        }
        if segue.peek("kind") == "embed" {
            return (page.children.isEmpty ? ["embeds nothing"] : []) + stage.exceptions
        }
        let before = Set(stage.pages.map(ObjectIdentifier.init))
        stage.perform(segue, from: page)
        let new = stage.pages.filter { !before.contains(ObjectIdentifier($0)) }
        return (new.contains(where: \.isSeen) ? [] : ["leads to nothing that is seen"]) + stage.exceptions
    }

    private func unwind(_ segue: InterfaceElement, of scene: TouredScene, _ ways: SceneWays) -> [String] {
        let stage = stage(for: scene, ways)
        guard let page = reach(scene, ways, stage) else {
            return ["its page is not shown"] + stage.exceptions
        }
        stage.perform(segue, from: page)
        guard let end = WaysBack.end else { return ["leads back to nobody"] + stage.exceptions }
        return (end.isSeen ? [] : ["where it leads back to is not seen"]) + stage.exceptions
    }

    /// Opens a page as its user does if a segue leads there; otherwise pushes it onto an empty page.
    private func reach(_ scene: TouredScene, _ ways: SceneWays, _ stage: TourStage) -> UIViewController? {
        let outer = [scene] + ways.around(scene)
        for target in outer {
            guard let way = ways.way(to: target), let source = stage.launch(way.from, ways) else { continue }
            stage.perform(way.segue, from: source)
            if let page = stage.page(of: scene) { return page }
        }
        stage.launchHome()
        stage.present(files.makePage(of: (outer.last ?? scene).scene, in: scene.file))
        return stage.page(of: scene)
    }

    private func stage(for scene: TouredScene, _ ways: SceneWays) -> TourStage {
        let isInSplit = ways.around(scene).contains { $0.scene.controller?.name == "splitViewController" }
        return TourStage(files, options, isWide: isInSplit)
    }
}
