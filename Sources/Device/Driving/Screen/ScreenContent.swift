import PageFlow
import ScreenTree
import Simulator

/// The visible page: its path, and a line for each element.
@MainActor
package struct ScreenContent {
    /// The path of pages, such as `tab:0/CataloguePage + modal:FilterPage`.
    package let path: String
    let lines: [ScreenLine]

    init(of simulator: Simulator, named app: String, _ detail: ScreenDetail = .brief) {
        path = Self.path(of: simulator)
        lines = ScreenReader.lines(of: simulator, named: app, detail)
    }

    /// The end of the path, with an ellipsis for the beginning of a long one: `… + modal:CodePage + modal:DonePage`.
    var place: String {
        guard path.count > Self.longestPlace else { return path }
        let pages = path.components(separatedBy: " + ")
        var end = pages.suffix(1).joined()
        for page in pages.dropLast().reversed() {
            guard end.count + page.count < Self.longestPlace else { break }
            end = "\(page) + \(end)"
        }
        return pages.count > 1 ? "… + \(end)" : path
    }

    private static let longestPlace = 100

    /// The end of the path, and the lines.
    package var text: String { ([place] + lines.map(\.text)).joined(separator: "\n") }

    /// The names of the elements that a user can operate, each as a command takes it.
    var targets: [String] {
        lines.filter { $0.isControl && !$0.faults.contains(.covered) && $0.role != "keyboard" }
            .map(\.target).filter { $0 != "#" }
    }

    /// The path of the window with the visible page. It makes no navigator in an app without PageFlow.
    static func path(of simulator: Simulator) -> String {
        let windows = simulator.windowsFromTheFront.filter { $0.rootViewController != nil }
        let window = windows.first(where: \.isKeyWindow) ?? windows.first
        return window.map { PageTree(of: $0).path } ?? "no page"
    }
}
