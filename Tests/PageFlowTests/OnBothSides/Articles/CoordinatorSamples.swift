import PageFlow
import PageFlowTesting
import Testing
import UIKit

// The samples of the article "In an app that has coordinators", with equal text. DocumentationTests compares them.

private struct Receipt {
    let number: Int
}

private final class Home: UIViewController {}
private final class ReceiptPage: UIViewController {}

private final class OrderPage: UIViewController {
    init(_ number: Int) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
}

private final class AddressPage: UIViewController {
    weak var coordinator: CheckoutCoordinator?
    init(_ coordinator: CheckoutCoordinator) {
        self.coordinator = coordinator
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
}

private final class PaymentPage: UIViewController {
    weak var coordinator: CheckoutCoordinator?
    init(_ coordinator: CheckoutCoordinator) {
        self.coordinator = coordinator
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
}

@MainActor
private final class ShopCoordinator {
    let stack = UINavigationController(rootViewController: Home())

    func showOrder(_ number: Int) {
        stack.open(OrderPage(number))
    }
}

extension ShopCoordinator {
    func checkOut() {
        Task {
            let checkout = CheckoutCoordinator()
            switch try await stack.ask(checkout.flow, by: .present) {
            case .answer: stack.open(ReceiptPage())
            case .left: break  // closed, pulled down, or removed with the page below
            }
        }
    }
}

private final class CheckoutFlow: UINavigationController, AnsweringPage {
    typealias Answer = Receipt
}

@MainActor
private final class CheckoutCoordinator {
    let flow = CheckoutFlow()

    init() {
        flow.viewControllers = [AddressPage(self)]
    }

    func addressIsKnown() {
        flow.open(PaymentPage(self))
    }

    func hasPaid() {
        flow.finish(Receipt(number: 4711))
    }
}

private struct OrderRoute: PageRoute {
    let number: Int
}

extension ShopCoordinator {
    func register(in navigator: Navigator) {
        navigator.routes.register(OrderRoute.self) { route in OrderPage(route.number) }
        navigator.onExit { [weak self] exit in self?.pageHasLeft(exit) }
    }

    private func pageHasLeft(_ exit: PageExit) {
        left.append(exit.name)
    }
}

@MainActor private var left: [String] = []

@MainActor
@Suite(.onStage) struct CoordinatorArticle {
    private let shop = ShopCoordinator()

    @Test func aCoordinatorOpensOnItsStack() async {
        let stage = Stage(root: shop.stack)
        shop.showOrder(4711)
        await stage.settle()
        stage.expectPath("Home/OrderPage")
    }

    @Test func aChildEndsWithItsFlow() async {
        let stage = Stage(root: shop.stack)
        shop.checkOut()
        await stage.settle()
        stage.expectPath("Home + modal:AddressPage")
        weak let child = (stage.visiblePage as? AddressPage)?.coordinator
        child?.addressIsKnown()
        await stage.settle()
        stage.expectPath("Home + modal:AddressPage/PaymentPage")
        child?.hasPaid()
        await stage.settle()
        stage.expectPath("Home/ReceiptPage")
        #expect(child == nil)
    }

    @Test func aChildEndsWhenItsFlowIsDismissed() async {
        let stage = Stage(root: shop.stack)
        shop.checkOut()
        await stage.settle()
        weak let child = (stage.visiblePage as? AddressPage)?.coordinator
        shop.stack.dismiss(animated: true, completion: nil)
        await stage.settle()
        stage.expectPath("Home")
        #expect(child == nil)
    }

    @Test func aLinkNeedsNoCoordinators() async {
        let stage = Stage(root: shop.stack)
        let navigator = stage.window.navigator
        left = []
        shop.register(in: navigator)
        navigator.open(OrderRoute(number: 4711))
        await stage.settle()
        stage.expectPath("Home/OrderPage")
        stage.visiblePage?.goBack()
        await stage.settle()
        #expect(left == ["OrderPage"])
    }
}
