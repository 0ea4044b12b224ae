import InterfaceFiles
import UIKit

/// Lays out the scenes of a file on the device that the file names, and compares the frames with those that Interface Builder saved.
///
/// A scene is a controller's view, a view of a nib, or a cell, each in the context in which Interface Builder shows it.
@MainActor
package struct FrameComparison {
    private let file: InterfaceFile

    /// Creates a comparison for a file.
    package init(_ file: InterfaceFile) { self.file = file }

    /// The frames of all scenes, in the order of the file.
    package var frames: [ComparedFrame] {
        (pages + cells).flatMap { root in
            var laidOut = LaidOutScene(root, in: file)
            if laidOut.measuresWholePoints {
                laidOut = LaidOutScene(root, in: file, wholePoints: true)
            }
            return withExtendedLifetime(laidOut) { laidOut.comparedFrames }
        }
    }

    private var pages: [InterfaceElement] {
        let controllers = file.scenes.compactMap {
            $0.controller?.children.first { $0.peek("key") == "view" }
        }
        let loose = file.topLevelObjects.filter { $0.name.lowercased().hasSuffix("view") }
        return (controllers + loose).filter { !["tableView", "collectionView"].contains($0.name) }
    }

    private var cells: [InterfaceElement] {
        let names: Set = ["tableViewCell", "collectionViewCell", "collectionReusableView"]
        return file.root.descendants.filter { names.contains($0.name) }
    }
}
