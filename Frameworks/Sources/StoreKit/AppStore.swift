import NeutralValues
import UIKit

public enum AppStore {
    public static var canMakePayments: Bool { false }
    public static func sync() async throws { notReal() }
    @MainActor public static func requestReview(in scene: UIWindowScene) { notReal() }
    @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws { notReal() }
}
