import Foundation
import InterfaceFiles

/// The report on Interface Builder files.
@MainActor
struct StoryboardReport {
    private let files: [InterfaceFile]
    private let flow: InterfaceFlow
    private let tour: StoryboardTour

    init(_ files: [InterfaceFile], _ flow: InterfaceFlow, _ tour: StoryboardTour) {
        self.files = files
        self.flow = flow
        self.tour = tour
    }

    var text: String {
        var parts = [files.map(line).joined(separator: "\n")]
        if !flow.graph.nodes.isEmpty { parts.append(flow.graph.text.trimmed) }
        parts.append(list("Names nothing", flow.unresolved.map(\.description)))
        parts.append(list("No way leads there", flow.unreachable.map(\.description)))
        parts.append(list("Cannot be", files.flatMap(\.faults).map(\.description)))
        parts.append(list("Not understood", files.flatMap(\.unread).map(\.description)))
        parts.append(list("Does not exist here", files.flatMap(\.absences).map(\.description).withoutRepeats))
        parts.append(list("UIKit says", tour.warnings))
        parts.append(list("Classes of the app, for which UIKit's stood in", tour.missingClasses.sorted()))
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    private func line(_ file: InterfaceFile) -> String {
        let scenes = file.scenes.count { !$0.isReference }
        let contents = file.kind == .storyboard ? "\(scenes) scenes" : "\(file.topLevelObjects.count) objects"
        let device = file.device?.id.map { ", drawn for \($0)" } ?? ""
        return "\(file.path): \(contents), tools \(file.toolsVersion ?? "unknown")\(device)"
    }

    private func list(_ title: String, _ lines: [String]) -> String {
        lines.isEmpty ? "" : "\(title):\n" + lines.map { "  \($0)" }.joined(separator: "\n")
    }
}

extension [String] {
    /// Without repetitions: a part of a file is encountered each time an object is created from it.
    fileprivate var withoutRepeats: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .newlines) }
}
