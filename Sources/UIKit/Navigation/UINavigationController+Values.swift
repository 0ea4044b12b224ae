extension UINavigationController {
    /// How long a bar takes to hide or to show, in seconds.
    ///
    /// Follows Apple's page "hideShowBarDuration".
    nonisolated public static let hideShowBarDuration: CGFloat = 0.2
}
