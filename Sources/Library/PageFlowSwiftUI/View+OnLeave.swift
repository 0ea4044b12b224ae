import PageFlow
import SwiftUI

extension View {
    /// Asks a closure before the view's page leaves; see the article "Guards".
    ///
    /// ```swift
    /// DraftForm().onLeave { request in await page.confirm("Discard the draft?", keep: "Keep", discard: "Discard") }
    /// ```
    ///
    /// The closure is active from the view's first appearance until SwiftUI has removed the view, including while another page covers it.
    /// If several nested views have a closure, the innermost one is asked first. With `pageSteps`, the closure of a view on the last step
    /// is also asked before `goBack` removes that step.
    ///
    /// - Parameter mayLeave: returns whether the page may leave now. Other requests wait for the answer.
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
        // The closure of the latest update; an older closure has older values.
        viewGuard.question = mayLeave
        var inner = page
        inner.depth += 1
        return content.environment(\.page, inner).onAppear { page.add(viewGuard) }
    }
}
