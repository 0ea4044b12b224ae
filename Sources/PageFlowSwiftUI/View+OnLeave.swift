import PageFlow
import SwiftUI

extension View {
    /// Asks a closure before the page that this view lies on leaves; see the article "Guards".
    ///
    /// ```swift
    /// DraftForm().onLeave { request in await page.confirm("Discard the draft?", keep: "Keep", discard: "Discard") }
    /// ```
    ///
    /// The closure counts from the view's first appearance on, also while another page covers it, and until SwiftUI has removed the
    /// view. Of several views within each other the innermost is asked first. With `pageSteps` the closure of a view on the last step
    /// is also asked before `goBack` takes that step away.
    ///
    /// - Parameter mayLeave: whether the page may leave now. Other requests wait for the answer.
    @MainActor
    public func onLeave(
        perform mayLeave: @escaping @MainActor (_ request: LeaveRequest) async -> Bool
    ) -> some View {
        modifier(LeaveGuardModifier(mayLeave: mayLeave))
    }
}

/// Keeps the guard of a view for as long as SwiftUI keeps the view's state.
@MainActor
private struct LeaveGuardModifier: ViewModifier {
    let mayLeave: @MainActor (LeaveRequest) async -> Bool
    @Environment(\.page) private var page
    @State private var viewGuard = ViewGuard()

    func body(content: Content) -> some View {
        // Of the latest update: an older closure has older values.
        viewGuard.question = mayLeave
        var inner = page
        inner.depth += 1
        return content.environment(\.page, inner).onAppear { page.add(viewGuard) }
    }
}
