import AdoptModel
import Foundation

/// How an app starts without the files that are left out.
package struct AppLaunch: Codable, Hashable, Sendable {
    package enum Way: Codable, Hashable, Sendable {
        /// Its delegates start it, or a delegate of UIKit hosts SwiftUI.
        case itsDelegates
        /// The storyboard or the first scene starts it, because the file with this delegate is left out.
        case inPlace(of: String)
        /// SwiftUI starts it.
        case swiftUI
        /// A delegate in Objective-C starts it.
        case objectiveC
        /// Only code in a file that is left out starts it.
        case nothing
    }

    /// The app's target.
    package let app: String
    package let way: Way
    /// The file that would have to be built for the app's own delegates, if it is left out, and the reasons for that.
    package let reason: String?

    /// Whether a program launches the app.
    package var isPossible: Bool {
        switch way {
        case .itsDelegates, .inPlace: true
        case .swiftUI, .objectiveC, .nothing: false
        }
    }

    /// How the app is launched, or the reason why it isn't; `nil` if the app's own delegates start it.
    package var sentence: String? {
        let reason = reason ?? "It has no app delegate with @UIApplicationMain or @main."
        switch way {
        case .itsDelegates: return nil
        case .inPlace(let delegate):
            return "\(app) is launched by its storyboard or scene, without the code of \(delegate). \(reason)"
        case .swiftUI:
            return "\(app) is started by SwiftUI, so it isn't launched. Its pages of UIKit run in tests."
        case .objectiveC:
            return "\(app) is started by Objective-C, which adopt doesn't build, so it isn't launched."
        case .nothing: return "\(app) can't be launched. \(reason)"
        }
    }
}

extension ProjectPart {
    /// How each app starts.
    package var launches: [AppLaunch] {
        whole.targets.filter { $0.kind == .app }.map { target in
            let (way, file) = launch(of: target)
            return AppLaunch(app: target.name, way: way, reason: file.map(explanation))
        }
    }

    private func launch(of target: SourceTarget) -> (AppLaunch.Way, LeftOutFile?) {
        guard let start = target.sources.first(where: { outlines[$0]?.start != nil }) else {
            let isOfObjectiveC = target.otherSources.contains { ["m", "mm"].contains($0.pathExtension) }
            return (isOfObjectiveC ? .objectiveC : .nothing, nil)
        }
        if outlines[start]?.start == .swiftUI { return (.swiftUI, nil) }
        let file = leftOut.first { $0.path == start.path }
        guard let remaining = project.targets.first(where: { $0.name == target.name }) else {
            return (.nothing, file)
        }
        let place = LaunchInPlace(of: remaining)
        if let scene = place.onlySceneLeftOut { return (.nothing, self.file(declaring: scene)) }
        guard let delegate = remaining.delegateLeftOut else { return (.itsDelegates, nil) }
        return (place.delegate == nil ? .nothing : .inPlace(of: delegate), file)
    }

    private func file(declaring type: String) -> LeftOutFile? {
        leftOut.first { outlines[URL(fileURLWithPath: $0.path)]?.types.contains(type) == true }
    }

    /// Why a file is left out, with the repair.
    private func explanation(of file: LeftOutFile) -> String {
        var (steps, last) = ([file], file)
        while case .type(let name) = last.reason, let next = self.file(declaring: name), !steps.contains(next)
        {
            steps.append(next)
            last = next
        }
        let needs = steps.dropFirst().map { " needs \($0.name), which" }.joined()
        return "\(file.name)\(needs) \(last.words). \(last.repair)"
    }
}

extension LeftOutFile {
    /// The file's name.
    var name: String { URL(fileURLWithPath: path).lastPathComponent }

    /// The reason, after the file's name.
    var words: String {
        switch reason {
        case .modules(let modules, _):
            "imports \(modules.joined(separator: ", ")), which \(modules.count == 1 ? "isn't" : "aren't") here"
        case .type(let type): "uses \(type), which is left out"
        case .swiftUIApp: "is an app that SwiftUI launches"
        case .errors(let count, let first):
            "doesn't compile (\(Count.of(count, "error")), line \(first.line): \(first.message))"
        }
    }

    fileprivate var repair: String {
        switch reason {
        case .modules(let modules, _):
            "Enclose the lines that need \(modules.count == 1 ? "it" : "them") in #if canImport(\(modules[0])) and #endif, or pass "
                + modules.map { "--stub \($0)=FOLDER" }.joined(separator: " ") + "."
        case .type, .errors: "Mend this to bring it back."
        case .swiftUIApp: "Linux has no SwiftUI."
        }
    }
}
