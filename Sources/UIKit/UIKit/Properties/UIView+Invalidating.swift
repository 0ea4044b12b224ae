/// An aspect of a view that a property can invalidate. iOS 15. Follows Apple's page "UIViewInvalidating".
public protocol UIViewInvalidating {
    /// Invalidates the aspect of a view.
    @preconcurrency @MainActor
    func invalidate(view: UIView)
}

extension UIView {
    /// Invalidates aspects of the view whenever the property's value changes. iOS 15.
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

        /// Unavailable: the property must belong to a view.
        @available(*, unavailable, message: "@UIView.Invalidating can only be used on subclasses of UIView")
        public var wrappedValue: Value {
            get { fatalError("A view's property is read and set through the view.") }
            set { fatalError("A view's property is read and set through the view: \(newValue).") }
        }

        /// Creates a property that invalidates one aspect.
        public init(wrappedValue: Value, _ invalidation: InvalidationType) {
            value = wrappedValue
            self.invalidation = invalidation
        }

        /// The property's value in a view. A different value invalidates the aspects.
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
    /// The aspects of a view that a property can invalidate. iOS 15. Follows Apple's page "UIView.Invalidations".
    public enum Invalidations {
        /// Invalidates the drawing with `setNeedsDisplay()`.
        public struct Display: UIViewInvalidating {
            /// Creates the value.
            public init() {}

            /// Calls `setNeedsDisplay()`.
            public func invalidate(view: UIView) { view.setNeedsDisplay() }
        }

        /// Invalidates the properties with `setNeedsUpdateProperties()`. iOS 26. Follows Apple's page "UIView.Invalidations.Properties".
        public struct Properties: UIViewInvalidating {
            /// Creates the value.
            public init() {}

            /// Calls `setNeedsUpdateProperties()`.
            public func invalidate(view: UIView) { view.setNeedsUpdateProperties() }
        }

        /// Invalidates the layout with `setNeedsLayout()`.
        public struct Layout: UIViewInvalidating {
            /// Creates the value.
            public init() {}

            /// Calls `setNeedsLayout()`.
            public func invalidate(view: UIView) { view.setNeedsLayout() }
        }

        /// Invalidates the constraints with `setNeedsUpdateConstraints()`.
        public struct Constraints: UIViewInvalidating {
            /// Creates the value.
            public init() {}

            /// Calls `setNeedsUpdateConstraints()`.
            public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
        }

        /// Invalidates the intrinsic content size with `invalidateIntrinsicContentSize()`.
        public struct IntrinsicContentSize: UIViewInvalidating {
            /// Creates the value.
            public init() {}

            /// Calls `invalidateIntrinsicContentSize()`.
            public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
        }

        /// Invalidates the configuration of a button, a cell, a header or a footer with `setNeedsUpdateConfiguration()`. Other views have
        /// none.
        public struct Configuration: UIViewInvalidating {
            /// Creates the value.
            public init() {}

            /// Calls `setNeedsUpdateConfiguration()`.
            public func invalidate(view: UIView) {
                (view as? any ConfigurationUpdating)?.setNeedsUpdateConfiguration()
            }
        }

        /// Invalidates two aspects.
        public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>:
            UIViewInvalidating
        {
            private let first: Invalidation1
            private let second: Invalidation2

            /// Creates a value from two aspects.
            public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
                first = invalidation1
                second = invalidation2
            }

            /// Invalidates both aspects, the first one first.
            public func invalidate(view: UIView) {
                first.invalidate(view: view)
                second.invalidate(view: view)
            }
        }
    }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
    /// The drawing.
    public static var display: UIView.Invalidations.Display { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Properties {
    /// The properties. iOS 26.
    public static var properties: UIView.Invalidations.Properties { .init() }
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
