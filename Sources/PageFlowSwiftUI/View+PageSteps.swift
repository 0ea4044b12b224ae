import PageFlow
import SwiftUI

extension View {
    /// Makes the path of a navigation stack the steps of the page: put it on a `NavigationStack` with the same path.
    ///
    /// ```swift
    /// NavigationStack(path: $path) { ShopView() }.pageSteps($path) { $0.title }
    /// ```
    ///
    /// `goBack` of the page then takes the last step away, as long as there is one, and asks the guards of that step's view. Paths
    /// name the steps: `Home/Shop/Article`. All other verbs, and gestures that make the page leave, take the steps along.
    ///
    /// - Parameters:
    ///   - path: the path that the navigation stack is given.
    ///   - name: the name of a step; by default the step's own description.
    @MainActor
    public func pageSteps<Step: Hashable>(
        _ path: Binding<[Step]>, name: @escaping (Step) -> String = { String(describing: $0) }
    ) -> some View {
        modifier(
            PageStepsModifier(
                names: { path.wrappedValue.map(name) }, removeLast: { path.wrappedValue.removeLast() }))
    }

    /// Makes the path of a navigation stack the steps of the page. A path of several types does not tell its steps: each has its
    /// number for a name, `Home/Shop/1`.
    ///
    /// - Parameter path: the path that the navigation stack is given.
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
        // Of the latest update: an older closure may have another binding.
        steps.names = names
        steps.removeLast = { isAnimated in
            var transaction = Transaction()
            transaction.disablesAnimations = !isAnimated
            withTransaction(transaction) { removeLast() }
        }
        // Of several stacks, as in tabs, the one counts that has appeared last.
        return content.onAppear { page.show(steps) }
    }
}
