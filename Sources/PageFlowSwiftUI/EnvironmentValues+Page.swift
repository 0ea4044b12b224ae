import PageFlow
import SwiftUI

extension EnvironmentValues {
    /// The page that a view lies on, with its verbs. On no page, as in a preview, they do nothing.
    ///
    /// ```swift
    /// struct Settings: View {
    ///     @Environment(\.page) private var page
    ///     var body: some View { Button("Done") { page.goBack() } }
    /// }
    /// ```
    ///
    /// It is set by a ``HostedPage``. Another controller that hosts a view can set it to a proxy of itself.
    public var page: PageProxy {
        get { self[PageKey.self] }
        set { self[PageKey.self] = newValue }
    }
}

private struct PageKey: EnvironmentKey {
    static var defaultValue: PageProxy { PageProxy() }
}
