import PageFlow
import Simulator
import Testing

/// Placeholders for SwiftUI's generic hosting controller and its content.
private class UIHostingController<Content>: UIViewController {}
private struct Settings {}
private struct ModifiedContent<Content, Modifier> {}
private struct Padding {}

private final class Article: TestPage, NamedPage {
    var pageName: String { "Article \(number)" }
}

/// The names of pages in paths.
@MainActor
@Suite(.onStage) struct PageNameTests {
    @Test func `a generic host has the name of what it hosts`() {
        #expect(TestApp(UIHostingController<Settings>()).path == "Settings")
        #expect(TestApp(UIHostingController<ModifiedContent<Settings, Padding>>()).path == "Settings")
    }

    @Test func `a page's own name tells two of a class apart`() {
        let app = TestApp(stack: Article(1), Article(2))
        #expect(app.path == "Article 1/Article 2")
        var events: [String] = []
        app.navigator.trace.onEvent { events.append($0.description) }
        app.navigator.visiblePage?.goBack()
        app.settle()
        #expect(events.contains("Article 2 left, code") && events.contains("Article 1 shown"))
    }
}
