/// A page of the system's, on which the user does what the app has no part in. Without a finger, a test says what it is.
@preconcurrency @MainActor
package protocol SystemPage: UIViewController {
    /// Closes the page as its own button does, with nothing chosen.
    func userCancels()
}

/// A page of the system's whose sheet comes up to half the height first.
@preconcurrency @MainActor
package protocol HalfSheetPage: SystemPage {}

/// A page of the system's on which the user chooses pictures.
@preconcurrency @MainActor
package protocol ImageChoosingPage: SystemPage {
    /// How many pictures may be chosen; 0 is any number.
    var imageLimit: Int { get }

    /// Chooses pictures, whether they are among those that are shown or not.
    func userChooses(_ images: [UIImage])
}

/// A page of the system's on which the user chooses files.
@preconcurrency @MainActor
package protocol DocumentChoosingPage: SystemPage {
    /// Chooses files, whether they are among those that are shown or not.
    func userChooses(_ urls: [URL])
}

/// A page of the system's on which the user writes something that leaves the app.
@preconcurrency @MainActor
package protocol ComposingPage: SystemPage {
    /// Sends what is written.
    func userSends()
}

extension UIApplication {
    /// The page that lies over all others in the key window; of a stack the one on top.
    package var frontPage: UIViewController? {
        var page = (keyWindowStorage ?? Runtime.current.visibleWindows.last)?.rootViewController
        while let presented = page?.presentedViewController, !presented.isBeingDismissed { page = presented }
        return page
    }
}
