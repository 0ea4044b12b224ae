extension UISheetPresentationController {
    /// A height at which a sheet rests. iOS 15. Follows Apple's page "UISheetPresentationController.Detent".
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// The detent's name.
        open private(set) var identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// About half the height; inactive in compact height.
        open class func medium() -> Detent {
            Detent(.medium) {
                $0.containerTraitCollection.verticalSizeClass == .compact
                    ? nil : ($0.maximumDetentValue / 2).rounded()
            }
        }

        /// The full height.
        open class func large() -> Detent {
            Detent(.large) { $0.maximumDetentValue }
        }

        /// A height of the app's own; a resolver that answers `nil` makes the detent inactive. iOS 16.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver)
        }

        /// The height in a context, in points; `nil` when the detent is inactive there. iOS 16.
        public func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? {
            resolver(context)
        }

        /// Names a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The value behind the constants.
            public let rawValue: String

            /// Creates it from its raw value.
            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            /// Creates an identifier from its name.
            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            /// The detent of about half the height.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The detent of the full height.
            public static let large = Identifier("com.apple.UIKit.large")
        }
    }
}

/// What a detent's height is worked out from. iOS 16.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }
    /// The height of the large detent, in points.
    var maximumDetentValue: CGFloat { get }
}

/// Is notified of a sheet's changes. iOS 15. Follows Apple's page "UISheetPresentationControllerDelegate".
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// Called when the user has dragged the sheet to another detent.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
