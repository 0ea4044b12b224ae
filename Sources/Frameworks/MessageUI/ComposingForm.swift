import UIKit

/// The form for mail and messages: lines with labels and values, and the body below.
@MainActor
final class ComposingForm: UIViewController {
    var onSend: () -> Void = {}
    var onCancel: () -> Void = {}
    var rows: [(name: String, value: String)] = [] {
        didSet { if isViewLoaded { fill() } }
    }
    var text = "" {
        didSet { textView.text = text }
    }
    private let textView = UITextView(frame: .zero, textContainer: nil)
    private let lines = UIStackView()

    init(title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.leftBarButtonItem = UIBarButtonItem(.cancel) { [weak self] in self?.onCancel() }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Send", primaryAction: UIAction { [weak self] _ in self?.onSend() })
        lines.axis = .vertical
        textView.font = .preferredFont(forTextStyle: .body)
        textView.isEditable = false
        for part in [lines, textView] as [UIView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            lines.topAnchor.constraint(equalTo: area.topAnchor),
            lines.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 16),
            lines.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            textView.topAnchor.constraint(equalTo: lines.bottomAnchor, constant: 8),
            textView.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 11),
            textView.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -11),
            textView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        fill()
    }

    private func fill() {
        for line in lines.arrangedSubviews { line.removeFromSuperview() }
        for row in rows { lines.addArrangedSubview(line(row.name, row.value)) }
    }

    private func line(_ name: String, _ value: String) -> UIView {
        let label = UILabel()
        let text = NSMutableAttributedString(
            string: "\(name) ",
            attributes: [.foregroundColor: UIColor.secondaryLabel, .font: UIFont.systemFont(ofSize: 16)])
        text.append(
            NSAttributedString(
                string: value,
                attributes: [.foregroundColor: UIColor.label, .font: UIFont.systemFont(ofSize: 16)]))
        label.attributedText = text
        let rule = UIView()
        rule.backgroundColor = .separator
        let line = UIStackView(arrangedSubviews: [label, rule])
        line.axis = .vertical
        NSLayoutConstraint.activate([
            label.heightAnchor.constraint(equalToConstant: 47),
            rule.heightAnchor.constraint(equalToConstant: 0.5),
        ])
        return line
    }
}
