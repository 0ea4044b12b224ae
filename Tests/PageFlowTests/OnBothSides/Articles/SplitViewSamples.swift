import PageFlow
import PageFlowTesting
import Testing
import UIKit

#if canImport(Simulator)
    import Simulator
#endif

// The samples of the article "iPad and split views", with equal text. DocumentationTests compares them.

private final class NoMessage: UIViewController {}
private final class Reply: UIViewController {}
private final class Details: UIViewController {}

private final class Mailboxes: UIViewController {
    func choose(_ number: Int) {
        open(Message(number), by: .column(.secondary))
    }
}

private final class Message: UIViewController {
    let number: Int

    init(_ number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    func reply() {
        open(Reply())
    }

    func showDetails() {
        open(Details(), by: .column(.inspector))
    }
}

private struct MessageRoute: PageRoute {
    let number: Int
    var place: RoutePlace { .column(.secondary) }
}

@MainActor
private struct Mail {
    func makeSplitView() -> UISplitViewController {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UINavigationController(rootViewController: Mailboxes()), for: .primary)
        split.setViewController(UINavigationController(rootViewController: NoMessage()), for: .secondary)
        return split
    }
}

@MainActor
@Suite(.onStage) struct SplitViewArticle {
    @Test func columns() async throws {
        let split = Mail().makeSplitView()
        let stage = Stage(root: split)
        await stage.settle()
        let mailboxes = try #require(
            (split.viewController(for: .primary) as? UINavigationController)?.viewControllers.first
                as? Mailboxes)
        mailboxes.choose(7)
        await stage.settle()
        let message = try #require(stage.window.navigator.visiblePage as? Message)
        message.reply()
        await stage.settle()
        #expect(stage.window.navigator.visiblePage is Reply)
        message.returnHome()
        await stage.settle()
        #expect(message.navigationController?.viewControllers.count == 1)
    }

    @Test func links() async throws {
        let stage = Stage(root: Mail().makeSplitView())
        await stage.settle()
        let navigator = stage.window.navigator
        navigator.routes.register(MessageRoute.self) { Message($0.number) }
        navigator.open(MessageRoute(number: 7))
        await stage.settle()
        #expect((navigator.visiblePage as? Message)?.number == 7)
        #expect(try SavedState(from: navigator.save()).root.children.count == 2)
    }

    #if canImport(Simulator)
        @Test func inspector() async throws {
            let split = Mail().makeSplitView()
            let stage = Stage(root: split, on: Simulator(device: .iPadPro11, system: .iOS(26)))
            await stage.settle()
            let message = Message(7)
            stage.visiblePage?.open(message, by: .column(.secondary))
            await stage.settle()
            message.showDetails()
            await stage.settle()
            #expect(split.isShowing(.inspector))
        }
    #endif
}
