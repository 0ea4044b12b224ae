extension UISheetPresentationController {
    /// A height at which a sheet rests. iOS 15. Follows Apple's page "UISheetPresentationController.Detent".
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// The detent's identifier.
        open private(set) var identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        /// The effect behind the sheet at the detent; `nil`, the default, for that of the presentation. iOS 26.1.
        ///
        /// Follows Apple's page "backgroundEffect".
        open var backgroundEffect: UIVisualEffect?

        private init(
            _ identifier: Identifier,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// Returns the detent of about half the height; inactive in compact height.
        open class func medium() -> Detent {
            Detent(.medium) {
                $0.containerTraitCollection.verticalSizeClass == .compact
                    ? nil : ($0.maximumDetentValue / 2).rounded()
            }
        }

        /// Returns the detent of the full height.
        open class func large() -> Detent {
            Detent(.large) { $0.maximumDetentValue }
        }

        /// Returns a detent of a custom height; if the resolver returns `nil`, the detent is inactive. iOS 16.
        public static func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver: resolver)
        }

        /// Returns the height in a context, in points; `nil` if the detent is inactive there. iOS 16.
        public func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? {
            resolver(context)
        }

        /// Identifies a detent.
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

/// The information for resolving a detent's height. iOS 16.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }
    /// The height of the large detent, in points.
    var maximumDetentValue: CGFloat { get }
}

/// The methods of a sheet's delegate. iOS 15. Follows Apple's page "UISheetPresentationControllerDelegate".
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
