import NeutralValues
import UIKit

open class UIHostingController<Content: View>: UIViewController {
    open var rootView: Content

    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }

    public init?(coder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: coder)
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
    }

    open func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        notReal()
        view.backgroundColor = .systemBackground
        let name = SwiftUIName(Content.self)
        name.frame = view.bounds
        name.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(name)
    }
}

public struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
    public init(@ViewBuilder content: () -> Content) {}

    public func makeContentView() -> any UIView & UIContentView {
        SwiftUIName(Content.self, configuration: self)
    }

    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content> { self }

    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content> {
        self
    }
}

public final class SwiftUIName: UILabel, UIContentView {
    public var configuration: any UIContentConfiguration

    public init(
        _ type: Any.Type, configuration: any UIContentConfiguration = UIListContentConfiguration.cell()
    ) {
        self.configuration = configuration
        super.init(frame: .zero)
        text = "\(type), a SwiftUI view"
        textColor = .secondaryLabel
        textAlignment = .center
        numberOfLines = 0
    }

    public required init?(coder: NSCoder) { nil }
}
