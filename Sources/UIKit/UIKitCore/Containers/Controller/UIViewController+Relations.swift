// The containers of a view controller, and the items that it provides for their bars.
extension UIViewController {
    func nearestAncestor<Kind: UIViewController>() -> Kind? {
        var ancestor = parentLink
        while let present = ancestor {
            if let found = present as? Kind { return found }
            ancestor = present.parentLink
        }
        return nil
    }

    var ownNavigationItem: UINavigationItem {
        let extras = ensureExtras()
        if let item = extras.navigationItem { return item }
        let item = UINavigationItem()
        item.title = extras.title
        extras.navigationItem = item
        return item
    }

    var ownTabBarItem: UITabBarItem! {
        get {
            let extras = ensureExtras()
            if let item = extras.tabBarItem ?? sharedTabBarItem { return item }
            let item = UITabBarItem(title: extras.title, image: nil, tag: 0)
            extras.tabBarItem = item
            return item
        }
        set { ensureExtras().tabBarItem = newValue }
    }

    func setTitle(_ title: String?) {
        let extras = ensureExtras()
        extras.title = title
        extras.navigationItem?.title = title
        // A tab keeps its own title.
        if extras.tab == nil { extras.tabBarItem?.title = title }
        parentReference.with { $0.childHasTitle(self) }
    }

    /// The name in the trace, if it isn't the type's name.
    package var traceName: String? {
        get { extras?.debugName }
        set {
            ensureExtras().debugName = newValue
            traceMark.name = TraceNames.nobody
        }
    }
}
