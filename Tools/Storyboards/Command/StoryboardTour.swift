import Foundation
import InterfaceFiles
import PictureFiles
import ProgramIO
import Simulator

/// Creates every page of files once, shows it, and collects faults.
@MainActor
final class StoryboardTour {
    private let options: PictureOptions
    private let files: TouredFiles
    /// The app's classes that the files name and this program doesn't have.
    private(set) var missingClasses: Set<String> = []
    /// UIKit's other warnings.
    private(set) var warnings: [String] = []

    init(_ files: [InterfaceFile], _ options: PictureOptions) {
        self.files = TouredFiles(files)
        self.options = options
    }

    /// - Parameter folder: The folder for a picture of each page; `nil` for none.
    func visitAll(picturesIn folder: String?) throws {
        for file in files.files {
            for scene in SceneWays(file).scenes {
                let stage = TourStage(files, options)
                stage.launch(root: files.makePage(of: scene.scene, in: file))
                stage.showObjects(beside: stage.pages.first)
                try look(at: stage, "\(file.name)-\(scene.scene.fileName)", picturesIn: folder)
            }
            guard file.kind == .nib else { continue }
            let stage = TourStage(files, options)
            stage.launch(root: files.makePage(of: file))
            try look(at: stage, file.name, picturesIn: folder)
        }
    }

    private func look(at stage: TourStage, _ name: String, picturesIn folder: String?) throws {
        note(stage.simulator.diagnostics)
        guard let folder else { return }
        let url = URL(fileURLWithPath: folder, isDirectory: true)
        try OutputFile.makeFolder(url)
        try PictureFile(path: url.appendingPathComponent("\(name).svg").path).write(stage.simulator.picture())
    }

    private func note(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics {
            let words = diagnostic.message.split(separator: " ")
            if diagnostic.message.hasPrefix("Unknown class "), words.count > 2 {
                missingClasses.insert(String(words[2]))
            } else if !diagnostic.isOfAppsClass {
                warnings.append(diagnostic.message)
            }
        }
    }
}

extension Diagnostic {
    /// Whether it concerns an outlet or an attribute of the app's class that its UIKit replacement doesn't have.
    var isOfAppsClass: Bool { exceptionName == "NSUnknownKeyException" }
}

extension InterfaceScene {
    /// The scene's name as part of a file name: its identifier, its class or its ID.
    fileprivate var fileName: String {
        let names = ["storyboardIdentifier", "customClass", "id"].compactMap { controller?.peek($0) }
        return String((names.first ?? "page").map { $0.isLetter || $0.isNumber ? $0 : "-" }).prefix(
            bytes: 120)
    }
}
