/// Something of a view that a change of a property makes out of date. iOS 15. Follows Apple's page "UIViewInvalidating".
public protocol UIViewInvalidating {
    /// Makes it out of date for a view.
    @preconcurrency @MainActor
    func invalidate(view: UIView)
}

extension UIView {
    /// Makes something of the view out of date whenever the property gets another value. iOS 15.
    ///
    /// ```swift
    /// @Invalidating(.layout, .display) var gap: CGFloat = 8
    /// ```
    ///
    /// Follows Apple's page "UIView.Invalidating".
    @propertyWrapper
    public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
        private var value: Value
        private let invalidation: InvalidationType

        /// Not to be used: the property belongs to a view.
        @available(*, unavailable, message: "@UIView.Invalidating can only be used on subclasses of UIView")
        public var wrappedValue: Value {
            get { fatalError("A view's property is read and set through the view.") }
            set { fatalError("A view's property is read and set through the view: \(newValue).") }
        }

        /// Creates a property that makes one thing out of date.
        public init(wrappedValue: Value, _ invalidation: InvalidationType) {
            value = wrappedValue
            self.invalidation = invalidation
        }

        /// The property's value in a view. Another value than before makes things out of date.
        @preconcurrency @MainActor
        public static subscript<EnclosingSelf: UIView>(
            _enclosingInstance observed: EnclosingSelf,
            wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
            storage storageKeyPath: ReferenceWritableKeyPath<
                EnclosingSelf, UIView.Invalidating<Value, InvalidationType>
            >
        ) -> Value {
            get { observed[keyPath: storageKeyPath].value }
            set {
                guard observed[keyPath: storageKeyPath].value != newValue else { return }
                observed[keyPath: storageKeyPath].value = newValue
                observed[keyPath: storageKeyPath].invalidation.invalidate(view: observed)
            }
        }
    }
}

extension UIView {
    /// What a property of a view can make out of date. iOS 15. Follows Apple's page "UIView.Invalidations".
    public enum Invalidations {
        /// The drawing: `setNeedsDisplay()`.
        public struct Display: UIViewInvalidating {
            /// Creates the value.
            public init() {}

            /// Marks the view to be drawn.
            public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }

        /// The layout: `setNeedsLayout()`.
        public struct Layout: UIViewInvalidating {
            /// Creates the value.
            public init() {}

            /// Marks the view to be laid out.
            public func invalidate(view: UIView) { view.setNeedsLayout() }
        }

        /// The constraints: `setNeedsUpdateConstraints()`.
        public struct Constraints: UIViewInvalidating {
            /// Creates the value.
            public init() {}

            /// Marks the view's constraints to be updated.
            public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }

        /// The intrinsic content size: `invalidateIntrinsicContentSize()`.
        public struct IntrinsicContentSize: UIViewInvalidating {
            /// Creates the value.
            public init() {}

            /// Has the view asked for its size.
            public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }

        /// The configuration of a button, a cell, a header or a footer: `setNeedsUpdateConfiguration()`. Other views have none.
        public struct Configuration: UIViewInvalidating {
            /// Creates the value.
            public init() {}

            /// Has the view's configuration updated.
            public func invalidate(view: UIView) {
                (view as? any ConfigurationUpdating)?.setNeedsUpdateConfiguration()
            }
        }

        /// Two things.
        public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>:
            UIViewInvalidating
        {
            private let first: Invalidation1
            private let second: Invalidation2

            /// Creates a value that stands for two others.
            public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
                first = invalidation1
                second = invalidation2
            }

            /// Makes both out of date, the first one first.
            public func invalidate(view: UIView) {
                first.invalidate(view: view)
                second.invalidate(view: view)
            }
        }
    }
}

/// A view whose configuration follows its state.
@MainActor
package protocol ConfigurationUpdating: UIView {
    func setNeedsUpdateConfiguration()
}

extension UIButton: ConfigurationUpdating {}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    /// The drawing.
    public static var display: UIView.Invalidations.Display { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
    /// The layout.
    public static var layout: UIView.Invalidations.Layout { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
    /// The constraints.
    public static var constraints: UIView.Invalidations.Constraints { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
    /// The intrinsic content size.
    public static var intrinsicContentSize: UIView.Invalidations.IntrinsicContentSize { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
    /// The configuration.
    public static var configuration: UIView.Invalidations.Configuration { .init() }
}
