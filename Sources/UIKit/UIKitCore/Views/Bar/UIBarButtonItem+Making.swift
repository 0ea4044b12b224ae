extension UIBarButtonItem {
    /// Creates a button with an image.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.image = image
        send(action, to: target, style: style)
    }

    /// Creates a button with an image, and another image for landscape bars on iPhone.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }

    /// Creates a button with a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        send(action, to: target, style: style)
    }

    /// Creates a system item.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.systemItem = systemItem
        send(action, to: target, style: Self.style(of: systemItem))
    }

    /// Creates an item with a custom view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Creates a system item with an action and a menu. iOS 14.
    public convenience init(
        systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.systemItem = systemItem
        style = Self.style(of: systemItem)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates a plain button with an action and a menu. iOS 14.
    ///
    /// Without a title or an image, the action's is used.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        if let title { self.title = title }
        if let image { self.image = image }
        self.menu = menu
    }

    /// Creates a plain button with a target, an action and a menu. iOS 16.
    public convenience init(
        title: String?, image: UIImage?, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init()
        self.title = title
        self.image = image
        self.menu = menu
        send(action, to: target, style: .plain)
    }

    class func makeFixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    private func send(_ action: Selector?, to target: Any?, style: Style) {
        self.action = action
        self.target = target.map { $0 as AnyObject }
        self.style = style
    }

    private static func style(of systemItem: SystemItem) -> Style {
        systemItem == .done || systemItem == .save ? .prominent : .plain
    }
}
