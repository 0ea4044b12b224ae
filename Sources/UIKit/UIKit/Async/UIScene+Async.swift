extension UIScene {
    /// Waits for the completion of ``open(_:options:completionHandler:)``. iOS 13.
    ///
    /// Returns what the completion is given, or `false` when it is clear that it will never be called.
    @discardableResult
    public func open(_ url: URL, options: UIScene.OpenExternalURLOptions?) async -> Bool {
        await CompletionWait.value(ifDropped: false) { open(url, options: options, completionHandler: $0) }
    }
}
