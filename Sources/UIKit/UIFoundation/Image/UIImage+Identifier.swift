extension UIImage {
    package var nameForTests: String? {
        get { objc_getAssociatedObject(self, identifierKey.address) as? String }
        set {
            objc_setAssociatedObject(self, identifierKey.address, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        }
    }
}

/// The key of an image's identifier.
private let identifierKey = AssociationKey()
