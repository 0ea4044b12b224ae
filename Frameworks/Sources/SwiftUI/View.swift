import UIKit

@preconcurrency @MainActor public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}

extension View {
    public func accentColor(_ color: Color?) -> some View { self }
    public func background<V: View>(_ view: V) -> some View { self }
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
    public func disabled(_ disabled: Bool) -> some View { self }
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        self
    }

    public func environmentObject<T: AnyObject>(_ object: T) -> some View { self }
    public func font(_ font: Font?) -> some View { self }
    public func foregroundColor(_ color: Color?) -> some View { self }

    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
        -> some View
    { self }
    public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }
    public func modifier<T: ViewModifier>(_ modifier: T) -> some View { self }
    public func navigationBarHidden(_ hidden: Bool) -> some View { self }
    public func navigationTitle(_ title: String) -> some View { self }
    public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
    public func opacity(_ opacity: Double) -> some View { self }
    public func padding(_ length: CGFloat) -> some View { self }
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
    public func tint(_ color: Color?) -> some View { self }
}

extension Optional: View where Wrapped: View {
    public var body: EmptyView { EmptyView() }
}

public struct EmptyView: View {
    public init() {}
    public var body: EmptyView { self }
}

public struct AnyView: View {
    public init<V: View>(_ view: V) {}
    public init<V: View>(erasing view: V) {}
    public var body: EmptyView { EmptyView() }
}

@preconcurrency @MainActor public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = EmptyView
    @ViewBuilder func body(content: Content) -> Body
}

@resultBuilder public struct ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> EmptyView {
        EmptyView()
    }

    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<Content: View>(first: Content) -> EmptyView { EmptyView() }
    public static func buildEither<Content: View>(second: Content) -> EmptyView { EmptyView() }

    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
