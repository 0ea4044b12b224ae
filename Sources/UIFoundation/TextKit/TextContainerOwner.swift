/// Who lays text out in a container and is no layout manager of the first kind.
package protocol TextContainerOwner: AnyObject {
    /// Called when the container has another size.
    func containerChanged()
}

/// How the lines of a region are laid out. iOS 7. Follows Apple's page "NSTextLayoutOrientationProvider".
public protocol NSTextLayoutOrientationProvider {
    /// Beneath each other, or side by side.
    var layoutOrientation: NSLayoutManager.TextLayoutOrientation { get }
}
