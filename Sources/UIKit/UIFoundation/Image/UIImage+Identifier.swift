extension UIImage {
    package var nameForTests: String? {
        get { objc_getAssociatedObject(self, identifierKey) as? String }
        set { objc_setAssociatedObject(self, identifierKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }
}

/// The key of an image's identifier.
private nonisolated(unsafe) let identifierKey = makeAssociationKey()
