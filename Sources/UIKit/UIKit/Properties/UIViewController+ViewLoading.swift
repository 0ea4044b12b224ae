extension UIViewController {
    /// Loads the view before the property is read, for properties that `viewDidLoad()` sets. iOS 16.4.
    ///
    /// ```swift
    /// @ViewLoading var label: UILabel
    /// ```
    ///
    /// If the property has no value after the view has been loaded, the program ends. Follows Apple's page
    /// "UIViewController.ViewLoading".
    @propertyWrapper
    public struct ViewLoading<Value> {
        private var value: Value?

        /// Unavailable: the property wrapper needs an enclosing view controller.
        @available(
            *, unavailable,
            message: "@UIViewController.ViewLoading can only be used on subclasses of UIViewController"
        )
        public var wrappedValue: Value {
            get { fatalError("A view controller's property is read and set through the view controller.") }
            set {
                fatalError("A view controller's property is set through the view controller: \(newValue).")
            }
        }

        /// Creates a property without a value.
        public init() {}

        /// Creates a property with a value.
        public init(wrappedValue: Value) {
            value = wrappedValue
        }

        /// The property's value in a view controller.
        @preconcurrency @MainActor
        public static subscript<EnclosingSelf: UIViewController>(
            _enclosingInstance observed: EnclosingSelf,
            wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
            storage storageKeyPath: ReferenceWritableKeyPath<
                EnclosingSelf, UIViewController.ViewLoading<Value>
            >
        ) -> Value {
            get {
                observed.loadViewIfNeeded()
                guard let value = observed[keyPath: storageKeyPath].value else {
                    fatalError(
                        "The property has no value when the view of \(type(of: observed)) has been loaded. "
                            + "Set it in viewDidLoad().")
                }
                return value
            }
            set { observed[keyPath: storageKeyPath].value = newValue }
        }
    }
}

extension UIViewController {
    /// The name of the exception that is raised if a view belongs to another controller. iOS 5.
    nonisolated public static var hierarchyInconsistencyException: NSExceptionName {
        NSExceptionName(rawValue: "UIViewControllerHierarchyInconsistency")
    }

    /// Sets the scroll view that the bars at all edges track. iOS 15.
    ///
    /// Follows Apple's page "setContentScrollView(_:)".
    public func setContentScrollView(_ scrollView: UIScrollView?) {
        setContentScrollView(scrollView, for: .all)
    }
}
