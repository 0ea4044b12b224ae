extension KnownFramework {
    /// The parts of SwiftUI that UIKit pages need: values and property wrappers have real implementations, and a SwiftUI view
    /// shows its name.
    static let swiftUI = KnownFramework(
        name: "SwiftUI", prefixes: [],
        imports: ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"], sharesItsNames: true,
        text: """
            @preconcurrency @MainActor protocol View {
                associatedtype Body: View
                @ViewBuilder var body: Body { get }
            }
            extension View {
                func accentColor(_ color: Color?) -> some View { self }
                func background<V: View>(_ view: V) -> some View { self }
                func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
                func disabled(_ disabled: Bool) -> some View { self }
                func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
                func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { self }
                func environmentObject<T: AnyObject>(_ object: T) -> some View { self }
                func font(_ font: Font?) -> some View { self }
                func foregroundColor(_ color: Color?) -> some View { self }
                func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { self }
                func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }
                func modifier<T: ViewModifier>(_ modifier: T) -> some View { self }
                func navigationBarHidden(_ hidden: Bool) -> some View { self }
                func navigationTitle(_ title: String) -> some View { self }
                func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
                func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
                func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
                func opacity(_ opacity: Double) -> some View { self }
                func padding(_ length: CGFloat) -> some View { self }
                func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
                func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }
                func tint(_ color: Color?) -> some View { self }
            }
            extension Optional: View where Wrapped: View {
                var body: EmptyView { EmptyView() }
            }
            struct EmptyView: View {
                init() {}
                var body: EmptyView { self }
            }
            struct AnyView: View {
                init<V: View>(_ view: V) {}
                init<V: View>(erasing view: V) {}
                var body: EmptyView { EmptyView() }
            }
            @preconcurrency @MainActor protocol ViewModifier {
                associatedtype Body: View
                typealias Content = EmptyView
                @ViewBuilder func body(content: Content) -> Body
            }
            @resultBuilder struct ViewBuilder {
                static func buildBlock() -> EmptyView { EmptyView() }
                static func buildBlock<Content: View>(_ content: Content) -> Content { content }
                static func buildBlock<each Content: View>(_ content: repeat each Content) -> EmptyView { EmptyView() }
                static func buildExpression<Content: View>(_ content: Content) -> Content { content }
                static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
                static func buildEither<Content: View>(first: Content) -> EmptyView { EmptyView() }
                static func buildEither<Content: View>(second: Content) -> EmptyView { EmptyView() }
                static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
            }
            struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
                private let key: String
                init(_ value: String) { key = value }
                init(stringLiteral value: String) { key = value }
            }
            struct Text: View {
                init<S: StringProtocol>(_ content: S) {}
                init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil) {}
                init(verbatim content: String) {}
                var body: EmptyView { EmptyView() }
            }
            struct Image: View {
                init(_ name: String, bundle: Bundle? = nil) {}
                init(_ name: String, bundle: Bundle? = nil, label: Text) {}
                init(decorative name: String, bundle: Bundle? = nil) {}
                init(systemName: String) {}
                init(uiImage: UIImage) {}
                var body: EmptyView { EmptyView() }
            }
            struct Spacer: View {
                init(minLength: CGFloat? = nil) {}
                var body: EmptyView { EmptyView() }
            }
            struct Group<Content: View>: View {
                init(@ViewBuilder content: () -> Content) {}
                var body: EmptyView { EmptyView() }
            }
            struct HStack<Content: View>: View {
                init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
                var body: EmptyView { EmptyView() }
            }
            struct VStack<Content: View>: View {
                init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
                var body: EmptyView { EmptyView() }
            }
            struct ZStack<Content: View>: View {
                init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
                var body: EmptyView { EmptyView() }
            }
            struct NavigationView<Content: View>: View {
                init(@ViewBuilder content: () -> Content) {}
                var body: EmptyView { EmptyView() }
            }
            struct NavigationStack<Content: View>: View {
                init(@ViewBuilder root: () -> Content) {}
                var body: EmptyView { EmptyView() }
            }
            struct HorizontalAlignment: Hashable, Sendable {
                private let number: Int
                static let leading = HorizontalAlignment(number: 0)
                static let center = HorizontalAlignment(number: 1)
                static let trailing = HorizontalAlignment(number: 2)
            }
            struct VerticalAlignment: Hashable, Sendable {
                private let number: Int
                static let top = VerticalAlignment(number: 0)
                static let center = VerticalAlignment(number: 1)
                static let bottom = VerticalAlignment(number: 2)
                static let firstTextBaseline = VerticalAlignment(number: 3)
                static let lastTextBaseline = VerticalAlignment(number: 4)
            }
            struct Alignment: Hashable, Sendable {
                var horizontal: HorizontalAlignment
                var vertical: VerticalAlignment
                init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
                    self.horizontal = horizontal
                    self.vertical = vertical
                }
                static let center = Alignment(horizontal: .center, vertical: .center)
                static let leading = Alignment(horizontal: .leading, vertical: .center)
                static let trailing = Alignment(horizontal: .trailing, vertical: .center)
                static let top = Alignment(horizontal: .center, vertical: .top)
                static let bottom = Alignment(horizontal: .center, vertical: .bottom)
                static let topLeading = Alignment(horizontal: .leading, vertical: .top)
                static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
                static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
                static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
            }
            enum Edge: Int, CaseIterable {
                case top, leading, bottom, trailing
                struct Set: OptionSet {
                    let rawValue: Int
                    init(rawValue: Int) { self.rawValue = rawValue }
                    static let top = Set(rawValue: 1)
                    static let leading = Set(rawValue: 2)
                    static let bottom = Set(rawValue: 4)
                    static let trailing = Set(rawValue: 8)
                    static let all: Set = [.top, .leading, .bottom, .trailing]
                    static let horizontal: Set = [.leading, .trailing]
                    static let vertical: Set = [.top, .bottom]
                }
            }
            struct EdgeInsets: Equatable {
                var top: CGFloat
                var leading: CGFloat
                var bottom: CGFloat
                var trailing: CGFloat
                init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
                    self.top = top
                    self.leading = leading
                    self.bottom = bottom
                    self.trailing = trailing
                }
                init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
            }
            enum ColorScheme: CaseIterable { case light, dark }
            struct Color: View, Hashable {
                private let color: UIColor
                init(_ color: UIColor) { self.color = color }
                init(uiColor: UIColor) { color = uiColor }
                init(_ name: String, bundle: Bundle? = nil) { color = UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear }
                init(red: Double, green: Double, blue: Double, opacity: Double = 1) { color = UIColor(red: red, green: green, blue: blue, alpha: opacity) }
                init(white: Double, opacity: Double = 1) { color = UIColor(white: white, alpha: opacity) }
                func opacity(_ opacity: Double) -> Color { Color(color.withAlphaComponent(opacity)) }
                var uiKitColor: UIColor { color }
                var body: EmptyView { EmptyView() }
                static var black: Color { Color(.black) }
                static var blue: Color { Color(.systemBlue) }
                static var clear: Color { Color(.clear) }
                static var gray: Color { Color(.systemGray) }
                static var green: Color { Color(.systemGreen) }
                static var orange: Color { Color(.systemOrange) }
                static var pink: Color { Color(.systemPink) }
                static var primary: Color { Color(.label) }
                static var purple: Color { Color(.systemPurple) }
                static var red: Color { Color(.systemRed) }
                static var secondary: Color { Color(.secondaryLabel) }
                static var white: Color { Color(.white) }
                static var yellow: Color { Color(.systemYellow) }
            }
            extension UIColor {
                convenience init(_ color: Color) { self.init(cgColor: color.uiKitColor.cgColor) }
            }
            struct Font: Hashable, Sendable {
                private let name: String
                static let largeTitle = Font(name: "largeTitle")
                static let title = Font(name: "title")
                static let headline = Font(name: "headline")
                static let subheadline = Font(name: "subheadline")
                static let body = Font(name: "body")
                static let callout = Font(name: "callout")
                static let footnote = Font(name: "footnote")
                static let caption = Font(name: "caption")
                static func system(size: CGFloat) -> Font { Font(name: "system") }
                static func custom(_ name: String, size: CGFloat) -> Font { Font(name: name) }
            }
            final class SwiftUIStorage<Value> {
                var value: Value
                init(_ value: Value) { self.value = value }
            }
            @propertyWrapper struct State<Value> {
                private let storage: SwiftUIStorage<Value>
                init(wrappedValue value: Value) { storage = SwiftUIStorage(value) }
                init(initialValue value: Value) { storage = SwiftUIStorage(value) }
                init() where Value: ExpressibleByNilLiteral { storage = SwiftUIStorage(nil) }
                var wrappedValue: Value {
                    get { storage.value }
                    nonmutating set { storage.value = newValue }
                }
                var projectedValue: Binding<Value> { Binding(get: { storage.value }, set: { storage.value = $0 }) }
            }
            @propertyWrapper @dynamicMemberLookup struct Binding<Value> {
                private let read: () -> Value
                private let write: (Value) -> Void
                init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
                    read = get
                    write = set
                }
                static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }
                var wrappedValue: Value {
                    get { read() }
                    nonmutating set { write(newValue) }
                }
                var projectedValue: Binding<Value> { self }
                subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
                    Binding<Subject>(get: { read()[keyPath: keyPath] }, set: { new in
                        var value = read()
                        value[keyPath: keyPath] = new
                        write(value)
                    })
                }
            }
            @dynamicMemberLookup struct SwiftUIObjectBindings<ObjectType: AnyObject> {
                private let object: ObjectType
                init(_ object: ObjectType) { self.object = object }
                subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
                    Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
                }
            }
            @propertyWrapper struct ObservedObject<ObjectType: AnyObject> {
                var wrappedValue: ObjectType
                init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
                init(initialValue: ObjectType) { wrappedValue = initialValue }
                var projectedValue: SwiftUIObjectBindings<ObjectType> { SwiftUIObjectBindings(wrappedValue) }
            }
            @propertyWrapper struct StateObject<ObjectType: AnyObject> {
                private let storage: SwiftUIStorage<ObjectType?>
                private let made: () -> ObjectType
                init(wrappedValue make: @autoclosure @escaping () -> ObjectType) {
                    storage = SwiftUIStorage(nil)
                    made = make
                }
                var wrappedValue: ObjectType {
                    if let object = storage.value { return object }
                    let object = made()
                    storage.value = object
                    return object
                }
                var projectedValue: SwiftUIObjectBindings<ObjectType> { SwiftUIObjectBindings(wrappedValue) }
            }
            @propertyWrapper struct EnvironmentObject<ObjectType: AnyObject> {
                init() {}
                var wrappedValue: ObjectType {
                    fatalError("No ObservableObject of type \\(ObjectType.self) found. A View.environmentObject(_:) for \\(ObjectType.self) may be missing as an ancestor of this view.")
                }
                var projectedValue: SwiftUIObjectBindings<ObjectType> { SwiftUIObjectBindings(wrappedValue) }
            }
            @propertyWrapper struct Environment<Value> {
                private let keyPath: KeyPath<EnvironmentValues, Value>
                init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
                var wrappedValue: Value { EnvironmentValues()[keyPath: keyPath] }
            }
            protocol EnvironmentKey {
                associatedtype Value
                static var defaultValue: Value { get }
            }
            struct EnvironmentValues {
                init() {}
                subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
                    get { K.defaultValue }
                    set {}
                }
                var colorScheme = ColorScheme.light
                var isEnabled = true
                var locale = Locale.current
                var dismiss: DismissAction { DismissAction() }
                var presentationMode: Binding<PresentationMode> { Binding(get: { PresentationMode() }, set: { _ in }) }
            }
            struct DismissAction {
                func callAsFunction() { notReal("DismissAction") }
            }
            struct PresentationMode {
                var isPresented: Bool { true }
                mutating func dismiss() { notReal("PresentationMode.dismiss()") }
            }
            class UIHostingController<Content: View>: UIViewController {
                var rootView: Content
                init(rootView: Content) {
                    self.rootView = rootView
                    super.init(nibName: nil, bundle: nil)
                }
                init?(coder: NSCoder, rootView: Content) {
                    self.rootView = rootView
                    super.init(coder: coder)
                }
                required init?(coder: NSCoder) {
                    fatalError("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
                }
                func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    notReal("UIHostingController")
                    view.backgroundColor = .systemBackground
                    let name = SwiftUIName(Content.self)
                    name.frame = view.bounds
                    name.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    view.addSubview(name)
                }
            }
            struct UIHostingConfiguration<Content: View>: UIContentConfiguration {
                init(@ViewBuilder content: () -> Content) {}
                func makeContentView() -> any UIView & UIContentView { SwiftUIName(Content.self, configuration: self) }
                func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content> { self }
                func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content> { self }
            }
            final class SwiftUIName: UILabel, UIContentView {
                var configuration: any UIContentConfiguration
                init(_ type: Any.Type, configuration: any UIContentConfiguration = UIListContentConfiguration.cell()) {
                    self.configuration = configuration
                    super.init(frame: .zero)
                    text = "\\(type), a SwiftUI view"
                    textColor = .secondaryLabel
                    textAlignment = .center
                    numberOfLines = 0
                }
                required init?(coder: NSCoder) { nil }
            }
            @preconcurrency @MainActor protocol UIViewRepresentable: View {
                associatedtype UIViewType: UIView
                associatedtype Coordinator = Void
                typealias Context = UIViewRepresentableContext<Self>
                func makeUIView(context: Context) -> UIViewType
                func updateUIView(_ uiView: UIViewType, context: Context)
                func makeCoordinator() -> Coordinator
            }
            extension UIViewRepresentable {
                var body: EmptyView { EmptyView() }
            }
            extension UIViewRepresentable where Coordinator == Void {
                func makeCoordinator() {}
            }
            struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
                let coordinator: Representable.Coordinator
                var environment: EnvironmentValues { EnvironmentValues() }
            }
            @preconcurrency @MainActor protocol UIViewControllerRepresentable: View {
                associatedtype UIViewControllerType: UIViewController
                associatedtype Coordinator = Void
                typealias Context = UIViewControllerRepresentableContext<Self>
                func makeUIViewController(context: Context) -> UIViewControllerType
                func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
                func makeCoordinator() -> Coordinator
            }
            extension UIViewControllerRepresentable {
                var body: EmptyView { EmptyView() }
            }
            extension UIViewControllerRepresentable where Coordinator == Void {
                func makeCoordinator() {}
            }
            struct Animation: Hashable {
                /// In seconds.
                let duration: Double
                /// The bounce of a spring; `nil` for a curve.
                let bounce: Double?
                let curve: UInt
                init() { self.init(duration: 0.5, bounce: 0) }
                init(duration: Double, bounce: Double? = nil, curve: UInt = 0) {
                    self.duration = duration
                    self.bounce = bounce
                    self.curve = curve
                }
                static let `default` = Animation()
                static let linear = linear(duration: 0.35)
                static let easeIn = easeIn(duration: 0.35)
                static let easeOut = easeOut(duration: 0.35)
                static let easeInOut = easeInOut(duration: 0.35)
                static let spring = Animation()
                static let interactiveSpring = Animation(duration: 0.15, bounce: 0.14)
                static let smooth = Animation(duration: 0.5, bounce: 0)
                static let snappy = Animation(duration: 0.5, bounce: 0.15)
                static let bouncy = Animation(duration: 0.5, bounce: 0.3)
                static func linear(duration: Double) -> Animation { Animation(duration: duration, curve: 3 << 16) }
                static func easeIn(duration: Double) -> Animation { Animation(duration: duration, curve: 1 << 16) }
                static func easeOut(duration: Double) -> Animation { Animation(duration: duration, curve: 2 << 16) }
                static func easeInOut(duration: Double) -> Animation { Animation(duration: duration) }
                static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation { Animation(duration: response, bounce: 1 - dampingFraction) }
                static func spring(duration: Double = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation { Animation(duration: duration, bounce: bounce) }
                static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25) -> Animation { Animation(duration: response, bounce: 1 - dampingFraction) }
            }
            extension UIView {
                static func animate(_ animation: Animation, changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
                    let options = UIView.AnimationOptions(rawValue: animation.curve)
                    if let bounce = animation.bounce {
                        animate(springDuration: animation.duration, bounce: bounce, options: [.beginFromCurrentState], animations: changes) { _ in completion?() }
                    } else {
                        animate(withDuration: animation.duration, delay: 0, options: options, animations: changes) { _ in completion?() }
                    }
                }
            }
            func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { try body() }
            struct GridItem {
                enum Size { case fixed(CGFloat), flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity), adaptive(minimum: CGFloat, maximum: CGFloat = .infinity) }
                var size: Size
                var spacing: CGFloat?
                init(_ size: Size = .flexible(), spacing: CGFloat? = nil) {
                    self.size = size
                    self.spacing = spacing
                }
            }
            struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
                let coordinator: Representable.Coordinator
                var environment: EnvironmentValues { EnvironmentValues() }
            }
            """)
}
