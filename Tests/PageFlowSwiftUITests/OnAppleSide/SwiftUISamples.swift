import PageFlowSwiftUI
import PageFlowTesting
import SwiftUI
import Testing
import UIKit

// The samples of the article SwiftUI, in the same words: DocumentationTests compares them. No Linux runs them; `apple-side check`
// type-checks them there.

private enum BeforePageFlow {
    struct SettingsView: View {
        let done: @MainActor () -> Void

        var body: some View { Button("Done", action: done) }
    }

    final class Home: UIViewController {
        func showSettings() {
            let settings = UIHostingController(rootView: SettingsView(done: { [weak self] in self?.close() }))
            navigationController?.pushViewController(settings, animated: true)
        }

        func close() { navigationController?.popViewController(animated: true) }
    }
}

private final class Home: UIViewController {
    func showSettings() {
        open(HostedPage("Settings") { SettingsView() })
    }

    func chooseColor() async throws {
        let page = HostedPage("Colors", answer: UIColor.self) { ColorList() }
        if case .answer(let color) = try await ask(page) { view.backgroundColor = color }
    }
}

private struct SettingsView: View {
    @Environment(\.page) private var page

    var body: some View {
        VStack {
            Button("About") { page.open("About") { AboutView() } }
            Button("Done") { page.goBack() }
        }
    }
}

private struct AboutView: View {
    @Environment(\.page) private var page

    var body: some View {
        Button("All settings") { page.returnTo(pageNamed: "Settings") }
    }
}

private struct ColorList: View {
    @Environment(\.page) private var page

    var body: some View {
        Button("Red") { page.finish(UIColor.red) }
    }
}

private struct DraftView: View {
    @Environment(\.page) private var page
    @State private var text = ""

    var body: some View {
        TextField("Draft", text: $text)
            .onLeave { _ in
                if text.isEmpty { return true }
                let ending = try? await page.ask("Discard", for: Bool.self, by: .present) { DiscardView() }
                return ending == .answer(true)
            }
    }
}

private struct DiscardView: View {
    @Environment(\.page) private var page

    var body: some View {
        VStack {
            Button("Keep") { page.finish(false) }
            Button("Discard") { page.finish(true) }
        }
    }
}

private struct Article: Hashable {
    let title: String
}

@available(iOS 16.0, *)
private struct ShopView: View {
    @State private var path: [Article] = []

    var body: some View {
        NavigationStack(path: $path) {
            Button("Tea") { path.append(Article(title: "Tea")) }
                .navigationDestination(for: Article.self) { article in Text(article.title) }
        }
        .pageSteps($path) { $0.title }
    }
}

private struct ArticleRoute: PageRoute {
    let title: String
}

@MainActor
@Suite(.onStage) struct DocumentedSwiftUI {
    private let home = Home()

    private func stage() async -> Stage {
        let stage = Stage(root: UINavigationController(rootViewController: home))
        await stage.settle()
        return stage
    }

    @Test func aViewAsAPage() async {
        let stage = await stage()
        home.showSettings()
        await stage.settle()
        stage.expectPath("Home/Settings")
        PageProxy(stage.visiblePage).open("About") { AboutView() }
        await stage.settle()
        stage.expectPath("Home/Settings/About")
        PageProxy(stage.visiblePage).returnTo(pageNamed: "Settings")
        await stage.settle()
        stage.expectPath("Home/Settings")
    }

    @Test func aGuardOfThePage() async {
        let stage = await stage()
        let draft = HostedPage("Draft", onLeave: { request in request.cause != .code }) { DraftView() }
        home.open(draft)
        await stage.settle()
        let back = draft.goBack()
        await stage.settle()
        #expect(back.result == .refused(by: PageReference(draft)))
    }

    @Test func anAnswer() async throws {
        let stage = await stage()
        let choosing = Task { try await home.chooseColor() }
        await stage.settle()
        stage.expectPath("Home/Colors")
        PageProxy(stage.visiblePage).finish(UIColor.red)
        await stage.settle()
        try await choosing.value
        #expect(home.view.backgroundColor == .red)
    }

    @Test func aNavigationStack() async {
        guard #available(iOS 16.0, *) else { return }
        let stage = await stage()
        home.open(HostedPage("Shop") { ShopView() }, by: .present)
        await stage.settle()
        stage.expectPath("Home + modal:Shop")
    }

    @Test func aRoute() async {
        let stage = await stage()
        let navigator = stage.window.navigator
        navigator.routes.register(ArticleRoute.self) { route in
            HostedPage(route.title) { Text(route.title) }
        }
        navigator.open(ArticleRoute(title: "Tea"))
        await stage.settle()
        stage.expectPath("Home/Tea")
    }
}
