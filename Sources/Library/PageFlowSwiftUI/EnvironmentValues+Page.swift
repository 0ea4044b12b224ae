import PageFlow
import SwiftUI

extension EnvironmentValues {
    /// The page that contains the view, with its verbs. If the view isn't on a page, as in a preview, the verbs do nothing.
    ///
    /// ```swift
    /// struct Settings: View {
    ///     @Environment(\.page) private var page
    ///     var body: some View { Button("Done") { page.goBack() } }
    /// }
    /// ```
    ///
    /// A ``HostedPage`` sets this value. Another controller that hosts a view can set it to a proxy of itself.
    public var page: PageProxy {
        get { self[PageKey.self] }
        set { self[PageKey.self] = newValue }
    }
}

private struct PageKey: EnvironmentKey {
    static var defaultValue: PageProxy { PageProxy() }
}
