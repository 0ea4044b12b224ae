/// The view of a system page: a bar with a title and buttons, and the content below it.
@preconcurrency @MainActor
package final class SystemPageView: UIView {
    private let bar = UINavigationBar(frame: .zero)
    private let content: UIView
    private let item: UINavigationItem

    /// Creates the view. Without buttons and a title there is no bar.
    package init(
        title: String?, leading: UIBarButtonItem? = nil, trailing: UIBarButtonItem? = nil, content: UIView
    ) {
        self.content = content
        item = UINavigationItem(title: title ?? "")
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        item.leftBarButtonItem = leading
        item.rightBarButtonItem = trailing
        let look = UINavigationBarAppearance()
        look.configureWithTransparentBackground()
        bar.standardAppearance = look
        bar.scrollEdgeAppearance = look
        bar.setItems([item], animated: false)
        addSubview(content)
        addSubview(bar)
    }

    required init?(coder: NSCoder) { nil }

    /// Sets the buttons at both ends of the bar.
    package func show(leading: [UIBarButtonItem], trailing: [UIBarButtonItem]) {
        item.leftBarButtonItems = leading
        item.rightBarButtonItems = trailing
    }

    /// Lays out the bar, and the content below it.
    package override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets)
        // A sheet's bar has space for the rounded corners.
        let top = area.minY > 0 ? area.minY : 6
        bar.frame = CGRect(x: area.minX, y: top, width: area.width, height: 44)
        content.frame = CGRect(
            x: area.minX, y: bar.frame.maxY + 6, width: area.width,
            height: max(bounds.maxY - bar.frame.maxY - 6, 0))
    }
}

extension UIBarButtonItem {
    /// Creates a system button with a closure as its action.
    package convenience init(_ kind: SystemItem, _ action: @escaping @MainActor () -> Void) {
        self.init(systemItem: kind, primaryAction: UIAction { _ in action() })
    }
}
