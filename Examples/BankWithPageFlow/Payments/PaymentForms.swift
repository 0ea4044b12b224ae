import BankModel
import PageFlow
import UIKit

/// A form that asks before its input is discarded.
protocol PaymentForm: LeaveGuard {
    /// Whether it contains input.
    var isBegun: Bool { get }
}

extension PaymentForm {
    func canLeave(_ request: LeaveRequest) async -> Bool {
        guard isBegun, !isSent, !isAskedAbove else { return true }
        for await answer in answers() { return answer }
        return false
    }

    /// The pages that were presented over the form, and leave with it.
    private var later: [UIViewController] {
        sequence(first: self as UIViewController) { $0.presentedViewController }.dropFirst().map(\.content)
    }

    private var isSent: Bool {
        later.contains { $0 is TransferDoneViewController || $0 is StandingOrderSavedViewController }
    }

    /// A payment of several pages asks only once.
    private var isAskedAbove: Bool { later.contains { ($0 as? any PaymentForm)?.isBegun == true } }

    /// The answer to the question; none if its alert disappears without an answer.
    private func answers() -> AsyncStream<Bool> {
        let (answers, continuation) = AsyncStream.makeStream(of: Bool.self)
        let question = Question(continuation)
        let alert = UIAlertController(
            title: "Discard what you entered?", message: "It has not been sent.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { _ in question.answer(false) })
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in question.answer(true) })
        // The form may be behind later pages.
        navigator?.visiblePage?.open(alert, by: .present)
        return answers
    }
}

/// A question that an alert's actions retain. If the alert disappears without an answer, the wait ends.
private final class Question: Sendable {
    private let answers: AsyncStream<Bool>.Continuation

    init(_ answers: AsyncStream<Bool>.Continuation) { self.answers = answers }

    deinit { answers.finish() }

    func answer(_ mayLeave: Bool) { answers.yield(mayLeave) }
}

extension TransferAmountViewController: PaymentForm {
    var isBegun: Bool { amountLabel.text != Money(cents: 0).text }
}

extension TransferDetailsViewController: PaymentForm {
    var isBegun: Bool { referenceField.hasText || noteField.hasText }
}

extension OwnTransferViewController: PaymentForm {
    var isBegun: Bool { amountField.hasText }
}

extension ForeignTransferViewController: PaymentForm {
    var isBegun: Bool { fields.contains(where: \.hasText) }
}

extension PhoneTopUpViewController: PaymentForm {
    var isBegun: Bool { numberField.hasText || amountButtons.contains(where: \.isSelected) }
}

extension PayeeEditViewController: PaymentForm {
    var isBegun: Bool {
        [nameField.text, ibanField.text, bicField.text] != [payee?.name ?? "", payee?.iban ?? "", ""]
    }
}

extension StandingOrderEditViewController: PaymentForm {
    var isBegun: Bool {
        let saved = index.map { data.standingOrders[$0] }
        let texts = [nameField.text, ibanField.text, referenceField.text, amountField.text]
        let amount = saved.map { "\($0.amount.amount)" }
        return texts != [saved?.name, saved?.iban, saved?.reference, amount].map { $0 ?? "" }
    }
}
