// Written by `pageflow adopt sources` from Bank/App/About/ImprintViewController.swift, aeaee7985e53cac6. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/App/About/ImprintViewController.swift", line: 1)
import UIKit

/// The publisher of the app. A page without a storyboard.
final class ImprintViewController: BaseViewController {
    private let text = """
        Meridian Bank
        Hohenzollernring 22
        50672 Cologne

        Board: Dr. Hanna Seidel, Tomasz Wrona
        Register: HRB 40718, Cologne
        """

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        let button = UIButton(configuration: .plain())
        button.configuration?.title = "Close"
        button.addTarget(self, action: Selector("close:"), for: .touchUpInside)
        for part in [label, button] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
            part.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
        }
        label.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
        button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 24).isActive = true
    }
}
