/// A view controller of the system, in which the user's actions don't involve the app. A test performs them without
/// touches.
@preconcurrency @MainActor
package protocol SystemPage: UIViewController {
    /// Closes the view controller like its Cancel button, without a result.
    func userCancels()
}

/// A view controller of the system whose sheet first has half the height.
@preconcurrency @MainActor
package protocol HalfSheetPage: SystemPage {}

/// A view controller of the system in which the user selects images.
@preconcurrency @MainActor
package protocol ImageChoosingPage: SystemPage {
    /// The maximum number of images; 0 for any number.
    var imageLimit: Int { get }

    /// Selects images, even if they aren't among the visible ones.
    func userChooses(_ images: [UIImage])
}

/// A view controller of the system in which the user selects files.
@preconcurrency @MainActor
package protocol DocumentChoosingPage: SystemPage {
    /// Selects files, even if they aren't among the visible ones.
    func userChooses(_ urls: [URL])
}

/// A view controller of the system in which the user composes a message.
@preconcurrency @MainActor
package protocol ComposingPage: SystemPage {
    /// Sends the message.
    func userSends()
}

extension UIApplication {
    /// The frontmost view controller in the key window; in a navigation stack the top one.
    package var frontPage: UIViewController? {
        var page = (keyWindowStorage ?? Runtime.current.visibleWindows.last)?.rootViewController
        while let presented = page?.presentedViewController, !presented.isBeingDismissed { page = presented }
        return page
    }
}
