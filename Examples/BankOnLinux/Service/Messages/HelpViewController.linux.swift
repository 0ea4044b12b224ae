// Written by `pageflow adopt sources` from Bank/Service/Messages/HelpViewController.swift, da52def62e4b5606. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/Service/Messages/HelpViewController.swift", line: 1)
import UIKit

/// The features of the app. A page without a storyboard.
final class HelpViewController: BaseViewController {
    private let topics = [
        ("creditcard", "Accounts", "Movements, statements, cards, deposits and loans."),
        ("arrow.left.arrow.right", "Payments", "Transfers, standing orders, direct debits, currency."),
        ("person.2", "Service", "Messages, branches, appointments, your profile."),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let button = UIButton(type: .system)
        button.setTitle("Close", for: .normal)
        button.addTarget(self, action: Selector("close:"), for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: topics.map(row) + [button])
        stack.axis = .vertical
        stack.spacing = 24
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func row(symbol: String, title: String, text: String) -> UIView {
        let image = UIImageView(image: UIImage(systemName: symbol))
        image.setContentHuggingPriority(.required, for: .horizontal)
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "\(title)\n\(text)"
        let row = UIStackView(arrangedSubviews: [image, label])
        row.spacing = 16
        row.alignment = .center
        return row
    }
}
