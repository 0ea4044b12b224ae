/// What a page of the system's shows: a bar with a title and buttons, and the content below it.
@preconcurrency @MainActor
package final class SystemPageView: UIView {
    private let bar = UINavigationBar(frame: .zero)
    private let content: UIView
    private let item: UINavigationItem

    /// Creates the view. A bar without buttons and title is left out.
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

    /// Puts buttons at both ends of the bar.
    package func show(leading: [UIBarButtonItem], trailing: [UIBarButtonItem]) {
        item.leftBarButtonItems = leading
        item.rightBarButtonItems = trailing
    }

    /// The view below the bar.
    package override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets)
        // A sheet's bar has room for the round corners.
        let top = area.minY > 0 ? area.minY : 6
        bar.frame = CGRect(x: area.minX, y: top, width: area.width, height: 44)
        content.frame = CGRect(
            x: area.minX, y: bar.frame.maxY + 6, width: area.width,
            height: max(bounds.maxY - bar.frame.maxY - 6, 0))
    }
}

extension UIBarButtonItem {
    /// A button of the system's that does something.
    package convenience init(_ kind: SystemItem, _ action: @escaping @MainActor () -> Void) {
        self.init(systemItem: kind, primaryAction: UIAction { _ in action() })
    }
}
