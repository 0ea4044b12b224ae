import PageFlow
import PageFlowTesting
import Testing
import UIKit

// The samples of the article "Analytics in ten lines", with equal text. DocumentationTests compares them.

private final class Home: UIViewController {}
private final class Settings: UIViewController {}

@MainActor
private final class Analytics {
    var lines: [String] = []
    func screen(_ name: String) { lines.append("screen \(name)") }
    func left(_ name: String, by way: String, after seconds: TimeInterval) {
        lines.append("left \(name) by \(way)")
    }
}

extension Analytics {
    func watch(_ window: UIWindow) {
        var since: [String: TimeInterval] = [:]
        window.navigator.trace.onEvent { event in
            switch event.kind {
            case .shown:
                since[event.page] = event.time
                self.screen(event.page)
            case .left(let cause):
                let seconds = event.time - (since.removeValue(forKey: event.page) ?? event.time)
                self.left(event.page, by: cause.rawValue, after: seconds)
            default: break
            }
        }
    }
}

@MainActor
@Suite(.onStage) struct AnalyticsArticle {
    @Test func tenLines() async {
        let home = Home()
        let stage = Stage(root: UINavigationController(rootViewController: home))
        await stage.settle()
        let analytics = Analytics()
        analytics.watch(stage.window)
        home.open(Settings())
        await stage.settle()
        home.navigationController?.popViewController(animated: true)
        await stage.settle()
        #expect(analytics.lines == ["screen Settings", "left Settings by code", "screen Home"])
    }
}
