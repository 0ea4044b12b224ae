import PageFlow
import PageFlowTesting
import Testing
import UIKit

// The samples of the article "One screen at a time", with equal text. DocumentationTests compares them.

private final class Basket: UIViewController {
    var note = ""
    func payWasTapped() {
        let payment = OldPayment()
        payment.paid = { [weak self] in self?.note = "paid" }
        navigationController?.pushViewController(payment, animated: true)
    }
}

private final class NewBasket: UIViewController {
    var note = ""
    func payWasTapped() {
        Task {
            if case .answer(let note) = try await ask(Payment()) { self.note = note }
        }
    }
}

private final class OldPayment: UIViewController {
    var paid: () -> Void = {}
    func codeIsRight() {
        paid()
        navigationController?.popViewController(animated: true)
    }
}

private final class Payment: UIViewController, AnsweringPage {
    typealias Answer = String
    func codeIsRight() { finish("paid") }
}

private final class Help: UIViewController {}

extension UIWindow {
    fileprivate func listOldCode(_ print: @escaping @MainActor (String) -> Void) {
        navigator.onExit { exit in
            if exit.openedBy == nil { print("\(exit.name) was opened by old code") }
            if exit.request == nil, exit.cause == .code { print("\(exit.name) left by old code") }
        }
    }
}

@MainActor
@Suite(.onStage) struct OneScreenArticle {
    @Test func oldAndNewDoTheSame() async {
        let old = Basket()
        let before = Stage(root: UINavigationController(rootViewController: old))
        old.payWasTapped()
        await before.settle()
        before.expectPath("Basket/OldPayment")
        (before.visiblePage as? OldPayment)?.codeIsRight()
        await before.settle()
        before.expectPath("Basket")
        #expect(old.note == "paid")

        let new = NewBasket()
        let after = Stage(root: UINavigationController(rootViewController: new))
        new.payWasTapped()
        await after.settle()
        after.expectPath("NewBasket/Payment")
        (after.visiblePage as? Payment)?.codeIsRight()
        await after.settle()
        after.expectPath("NewBasket")
        #expect(new.note == "paid")
    }

    @Test func whatIsLeftToMove() async {
        let basket = NewBasket()
        let stage = Stage(root: UINavigationController(rootViewController: basket))
        await stage.settle()
        var lines: [String] = []
        stage.window.listOldCode { lines.append($0) }
        basket.navigationController?.pushViewController(Help(), animated: true)
        await stage.settle()
        stage.visiblePage?.goBack()
        await stage.settle()
        basket.open(Help())
        await stage.settle()
        basket.navigationController?.popViewController(animated: true)
        await stage.settle()
        #expect(lines == ["Help was opened by old code", "Help left by old code"])
    }
}
