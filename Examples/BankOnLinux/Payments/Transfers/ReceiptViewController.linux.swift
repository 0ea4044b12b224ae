// Written by `pageflow adopt sources` from Bank/Payments/Transfers/ReceiptViewController.swift, aaf58cf73341a35e. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Payments/Transfers/ReceiptViewController.swift", line: 1)
import BankLook
import BankModel
import UIKit

/// The receipt of a transfer. A page without a storyboard: its rows show the transfer's details.
final class ReceiptViewController: LargeTextViewController, InterfaceBuilderConnected {
    private let transfer: Transfer

    init(_ transfer: Transfer) {
        self.transfer = transfer
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("A receipt is made with its transfer.")
    }

    private var rows: [(String, String)] {
        [
            ("Amount", transfer.amount.text), ("To", transfer.payee.name), ("IBAN", transfer.payee.iban),
            ("From", transfer.from.name), ("Reference", transfer.reference),
            ("Booked", transfer.day?.text ?? BankData.shared.today.text),
        ]
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let stack = UIStackView(arrangedSubviews: [heading] + rows.map(row) + [closeButton])
        stack.axis = .vertical
        stack.spacing = 14
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: area.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
        ])
    }

    private var heading: UIView {
        let label = UILabel()
        label.text = "Receipt"
        label.font = .preferredFont(forTextStyle: .largeTitle)
        return label
    }

    private func row(_ name: String, _ value: String) -> UIView {
        let (left, right) = (UILabel(), UILabel())
        left.text = name
        left.textColor = .secondaryLabel
        right.text = value
        right.textAlignment = .right
        return UIStackView(arrangedSubviews: [left, right])
    }

    private var closeButton: UIView {
        let button = UIButton(configuration: .tinted())
        button.setTitle("Close", for: .normal)
        button.addTarget(self, action: Selector("closeTapped"), for: .touchUpInside)
        return button
    }

    private func closeTapped() {
        dismiss(animated: true)
    }
 class var outlets: Outlets { [.action("closeTapped", ReceiptViewController.closeTapped)] } }
