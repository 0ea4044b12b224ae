// Proxies are created from a class that is known at run time, as bars are: see `BarMaking`.
extension UIView {
    @_silgen_name("pageflow_make_appearance_view")
    convenience init(proxyWith frame: CGRect) {
        self.init(frame: frame)
    }
}

extension UIView {
    /// Creates a view of the class that is called, with its `init(frame:)`.
    @_silgen_name("pageflow_make_appearance_view")
    package static func makeProxy(with frame: CGRect) -> UIView
}

extension UIBarItem {
    @_silgen_name("pageflow_make_appearance_item")
    convenience init(asProxy: Void) {
        self.init()
    }
}

extension UIBarItem {
    @_silgen_name("pageflow_make_appearance_item")
    private static func make(asProxy: Void) -> UIBarItem

    /// Creates an item of the class that is called, with its `init()`.
    static func makeProxy() -> UIBarItem { make(asProxy: ()) }
}
