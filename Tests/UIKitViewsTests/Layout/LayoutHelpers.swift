@_spi(UIKitModules) @testable import UIKitCore

/// A view with an intrinsic size.
final class ContentView: UIView {
    var contentSize: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
        contentSize = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { contentSize }
}

/// A view whose content has a constant area: the narrower, the higher.
final class WrappingView: UIView {
    let area: CGFloat

    init(area: CGFloat) {
        self.area = area
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { CGSize(width: area / 10, height: 10) }

    override func contentSize(forWidth width: CGFloat) -> CGSize? {
        width <= 0 || width > area / 10 ? intrinsicContentSize : CGSize(width: width, height: area / width)
    }
}

/// A view with a line of text: its baselines are 3 points above the lower edge and 12 below the upper one.
final class TextView: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: height) }
    override var baselineDistances: BaselineDistances? {
        BaselineDistances(firstFromTop: height - 3, lastFromBottom: 3)
    }
    private let height: CGFloat

    init(height: CGFloat) {
        self.height = height
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
}

extension UIView {
    /// Adds views, which constraints position.
    @discardableResult
    func holding(_ views: UIView...) -> Self {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        return self
    }

    /// Pins the view's edges to those of its superview.
    func pin(to item: UIView) {
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: item.leadingAnchor),
            trailingAnchor.constraint(equalTo: item.trailingAnchor),
            topAnchor.constraint(equalTo: item.topAnchor),
            bottomAnchor.constraint(equalTo: item.bottomAnchor),
        ])
    }

    func sized(_ width: CGFloat, _ height: CGFloat) -> Self {
        NSLayoutConstraint.activate([
            widthAnchor.constraint(equalToConstant: width), heightAnchor.constraint(equalToConstant: height),
        ])
        return self
    }
}

/// The console's messages since the runtime began.
@MainActor var messages: [String] { Runtime.current.diagnostics.entries.map(\.message) }

/// A view of a size at the root of its tree.
@MainActor
func box(_ width: CGFloat = 300, _ height: CGFloat = 200) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
