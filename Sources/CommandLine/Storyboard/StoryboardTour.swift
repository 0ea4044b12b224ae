import Foundation
import InterfaceFiles
import Simulator

/// Makes every page of files once, shows it, and looks.
@MainActor
final class StoryboardTour {
    private let options: PictureOptions
    /// The classes of the app that the files name, and that this program does not have.
    private(set) var missingClasses: Set<String> = []
    /// What UIKit warned of besides.
    private(set) var warnings: [String] = []
    private(set) var pageCount = 0

    init(_ options: PictureOptions) { self.options = options }

    /// - Parameter folder: where a picture of each page is written; `nil` for none.
    func visit(_ file: InterfaceFile, picturesIn folder: String?) throws {
        for scene in file.scenes where scene.controller != nil && !scene.isReference {
            let stage = Stage(options)
            stage.simulator.recordsExceptions = true
            show(scene, of: file, on: stage.simulator)
            note(stage.simulator.diagnostics)
            if let folder { try write(stage.picture, of: scene, of: file, in: folder) }
        }
    }

    private func show(_ scene: InterfaceScene, of file: InterfaceFile, on simulator: Simulator) {
        let folder = URL(fileURLWithPath: file.path).deletingLastPathComponent()
        let storyboard = UIStoryboard(file, in: Bundle(url: folder) ?? .main)
        simulator.launch(storyboard.makeController(of: scene))
        pageCount += 1
    }

    private func note(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics {
            let words = diagnostic.message.split(separator: " ")
            if diagnostic.message.hasPrefix("Unknown class "), words.count > 2 {
                missingClasses.insert(String(words[2]))
            } else if !diagnostic.message.contains("not key value coding-compliant") {
                // UIKit's classes have none of the app's outlets.
                warnings.append(diagnostic.message)
            }
        }
    }

    private func write(
        _ picture: Picture, of scene: InterfaceScene, of file: InterfaceFile, in folder: String
    ) throws {
        let url = URL(fileURLWithPath: folder, isDirectory: true)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let name = "\(file.name)-\(scene.fileName).svg"
        try PictureFile(path: url.appendingPathComponent(name).path).write(picture)
    }
}

extension InterfaceScene {
    /// The scene's name as part of a file's: its identifier, its class or its id.
    fileprivate var fileName: String {
        let names = ["storyboardIdentifier", "customClass", "id"].compactMap { controller?.peek($0) }
        return String((names.first ?? "page").map { $0.isLetter || $0.isNumber ? $0 : "-" })
    }
}
