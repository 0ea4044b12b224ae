/// An owner, other than an `NSLayoutManager`, that lays out a container.
package protocol TextContainerOwner: AnyObject {
    /// Called when the container's size changes.
    func containerChanged()
}

/// Provides the layout orientation of lines. iOS 7. Follows Apple's page "NSTextLayoutOrientationProvider".
public protocol NSTextLayoutOrientationProvider {
    /// The layout orientation.
    var layoutOrientation: NSLayoutManager.TextLayoutOrientation { get }
}
