import PageFlow
import SwiftUI

extension View {
    /// Makes the elements of a navigation stack's path steps of the page. Apply the modifier to a `NavigationStack` with the same path.
    ///
    /// ```swift
    /// NavigationStack(path: $path) { ShopView() }.pageSteps($path) { $0.title }
    /// ```
    ///
    /// `goBack` of the page then asks the guards of the last step's view and removes that step, until no step is left. Paths
    /// contain the steps: `Home/Shop/Article`. Other verbs, and gestures that make the page leave, don't change the steps.
    ///
    /// - Parameters:
    ///   - path: the path of the navigation stack.
    ///   - name: returns the name of a step; by default the step's description.
    @MainActor
    public func pageSteps<Step: Hashable>(
        _ path: Binding<[Step]>, name: @escaping (Step) -> String = { String(describing: $0) }
    ) -> some View {
        modifier(
            PageStepsModifier(
                names: { path.wrappedValue.map(name) }, removeLast: { path.wrappedValue.removeLast() }))
    }

    /// Makes the elements of a navigation stack's path steps of the page. A `NavigationPath` doesn't expose its elements, so each step's name is
    /// its number: `Home/Shop/1`.
    ///
    /// - Parameter path: the path of the navigation stack.
    @MainActor @available(iOS 16.0, *)
    public func pageSteps(_ path: Binding<NavigationPath>) -> some View {
        modifier(
            PageStepsModifier(
                names: { (0..<path.wrappedValue.count).map { "\($0 + 1)" } },
                removeLast: { path.wrappedValue.removeLast() }))
    }
}

/// Keeps the steps of a view for as long as SwiftUI keeps the view's state.
@MainActor
private struct PageStepsModifier: ViewModifier {
    let names: () -> [String]
    let removeLast: () -> Void
    @Environment(\.page) private var page
    @State private var steps = PageSteps()

    func body(content: Content) -> some View {
        // The closures of the latest update; an older closure may have another binding.
        steps.names = names
        steps.removeLast = { isAnimated in
            var transaction = Transaction()
            transaction.disablesAnimations = !isAnimated
            withTransaction(transaction) { removeLast() }
        }
        // If a page has several navigation stacks, as in tabs, the one that appeared last counts.
        return content.onAppear { page.show(steps) }
    }
}
