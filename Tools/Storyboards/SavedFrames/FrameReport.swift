import InterfaceFiles
import UIKit

/// The share of frames that agree with Interface Builder's within half a point: for a folder of files, by the class of views and by the
/// version of Xcode.
@MainActor
package struct FrameReport {
    /// The frames of all files.
    package private(set) var frames: [ComparedFrame] = []
    /// The files that couldn't be read, and the reasons.
    package private(set) var failures: [String] = []

    /// Compares the storyboards and nibs in a folder and its subfolders.
    package init(folder: String) {
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        for file in files.sorted() where file.hasSuffix(".storyboard") || file.hasSuffix(".xib") {
            compare("\(folder)/\(file)")
        }
    }

    private mutating func compare(_ path: String) {
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            let file = try InterfaceFile.read(data, path: path)
            frames += FrameComparison(file).frames
        } catch {
            failures.append("\(path): \(error)")
        }
    }

    /// The figures as text: for the views placed by constraints, by class and by version; then the differences.
    package func text(listing limit: Int) -> String {
        let placed = frames.filter(\.isPlaced)
        let good = placed.filter { $0.evidence == .layout }
        let masked = frames.filter { !$0.isPlaced && $0.evidence == .layout }
        let different = (good + masked).filter { !$0.agrees }
        return
            (["placed by constraints, neither marked nor outdated: \(share(good))"]
            + [
                "with outdated ones: \(share(placed.filter { $0.evidence != .marked }))",
                "placed by masks: \(share(masked))", "by class",
            ]
            + table(good, by: \.kind) + ["by version of Xcode"] + table(good, by: \.xcode) + ["different"]
            + different.prefix(limit).map(line) + failures).joined(separator: "\n")
    }

    private func table(_ frames: [ComparedFrame], by key: (ComparedFrame) -> String) -> [String] {
        Dictionary(grouping: frames, by: key).sorted {
            $0.key.localizedStandardCompare($1.key) == .orderedAscending
        }
        .map { "  \($0.key): \(share($0.value))" }
    }

    private func share(_ frames: [ComparedFrame]) -> String {
        let agreeing = frames.count(where: \.agrees)
        guard !frames.isEmpty else { return "none" }
        return "\(agreeing) of \(frames.count), \((1000 * agreeing / frames.count) / 10) %"
    }

    private func line(_ frame: ComparedFrame) -> String {
        "  \(frame.file) \(frame.tools) \(frame.scene) \(frame.kind) \(frame.id): saved \(numbers(frame.saved)), here \(numbers(frame.found))"
    }

    private func numbers(_ frame: CGRect) -> String {
        [frame.minX, frame.minY, frame.width, frame.height].map { number in
            let rounded = (number * 100).rounded() / 100
            return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
        }.joined(separator: " ")
    }
}
