// Requests for another orientation. iOS 16.
extension UIWindowScene {
    /// An app's preferences for the geometry of a scene. iOS 16. Follows Apple's page
    /// "UIWindowScene.GeometryPreferences".
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        fileprivate override init() {
            super.init()
        }

        /// The preferences for the geometry on an iPhone or iPad. iOS 16. Follows Apple's page
        /// "UIWindowScene.GeometryPreferences.iOS".
        @preconcurrency @MainActor
        open class iOS: GeometryPreferences {
            /// The acceptable orientations; `nil` keeps the current ones.
            public var interfaceOrientations: UIInterfaceOrientationMask?

            /// Creates preferences that change nothing.
            public override init() {
                super.init()
            }

            /// Creates preferences with orientations.
            public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.init()
                self.interfaceOrientations = interfaceOrientations
            }
        }
    }

    func updateGeometry(
        _ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)?
    ) {
        guard let wishes = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations,
            let window = keyWindow ?? windows.first(where: \.isShown)
        else { return }
        let order: [UIInterfaceOrientation] = [
            .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
        ]
        let possible = order.filter { wishes.contains(UIInterfaceOrientationMask($0)) && window.allows($0) }
        guard let first = possible.first else {
            errorHandler?(
                UISceneError(
                    .geometryRequestDenied,
                    userInfo: [NSLocalizedDescriptionKey: window.words(forRefused: wishes)]))
            return
        }
        if !possible.contains(interfaceOrientation) { window.rotate(to: first) }
    }
}

extension UIWindow {
    /// UIKit's message for orientations that are all unsupported. Evidence: hunt-scenes-10.
    fileprivate func words(forRefused wishes: UIInterfaceOrientationMask) -> String {
        let supported = UIInterfaceOrientation.everyKnown.filter(allows)
        return "None of the requested orientations are supported by the view controller. "
            + "Requested: \(wishes.names); "
            + "Supported: \(supported.map(\.name).joined(separator: ", "))"
    }
}

extension UIInterfaceOrientationMask {
    fileprivate var names: String {
        UIInterfaceOrientation.everyKnown.filter { contains($0.mask) }.map(\.name).joined(separator: ", ")
    }
}

extension UIInterfaceOrientation {
    fileprivate var name: String {
        switch self {
        case .portrait: "portrait"
        case .portraitUpsideDown: "portraitUpsideDown"
        case .landscapeLeft: "landscapeLeft"
        case .landscapeRight: "landscapeRight"
        case .unknown: "unknown"
        }
    }
}
