import UniformTypeIdentifiers

/// Whether a movie can be saved to the photo library: an existing file of a movie type. iOS 3.1.
///
/// Follows Apple's page "UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_:)".
@preconcurrency @MainActor
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool {
    let url = URL(fileURLWithPath: videoPath)
    return FileManager.default.fileExists(atPath: videoPath)
        && UTType(filenameExtension: url.pathExtension, conformingTo: .movie) != nil
}

/// Saves a movie to the photo library, and notifies the target in a later turn. iOS 3.1.
///
/// The selector's method takes the path, the error, which is `nil` for a compatible movie, and the context, as
/// `video(_:didFinishSavingWithError:contextInfo:)` does. Follows Apple's page "UISaveVideoAtPathToSavedPhotosAlbum(_:_:_:_:)".
@preconcurrency @MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {
    let fits = UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(videoPath)
    if fits { Runtime.current.photos.movies.append(URL(fileURLWithPath: videoPath)) }
    guard let completionTarget, let completionSelector else { return }
    let target = completionTarget as AnyObject
    let error: (any Error)? = fits ? nil : CocoaError(.fileReadCorruptFile)
    let arguments = SelectorArguments(videoPath, error as Any, contextInfo)
    Runtime.loop.nextTurn("UISaveVideoAtPathToSavedPhotosAlbum") {
        SelectorMethods.send(completionSelector, to: target, sender: arguments, event: nil)
    }
}
