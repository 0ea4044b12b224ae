/// Adds an image to the device's photos, and notifies the target in a later turn.
///
/// The selector's method takes the image, the error, which is `nil`, and the context, as `image(_:didFinishSavingWithError:contextInfo:)`
/// does. If the method's context parameter can't be `nil` and no context was given, it receives a pointer that must not be dereferenced.
/// Follows Apple's page "UIImageWriteToSavedPhotosAlbum(_:_:_:_:)".
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    Runtime.current.photos.images.append(image)
    guard let completionTarget, let completionSelector else { return }
    let target = completionTarget as AnyObject
    let arguments = SelectorArguments(image, Error?.none as Any, contextInfo)
    Runtime.loop.nextTurn("UIImageWriteToSavedPhotosAlbum") {
        SelectorMethods.send(completionSelector, to: target, sender: arguments, event: nil)
    }
}
