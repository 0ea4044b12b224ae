import PageFlow
import PageFlowTesting
import Testing
import UIKit

// The samples of the article "From Objective-C", in the same words. DocumentationTests compares them. Apple's compiler compiles
// them, and on Linux `apple-side check` checks their types.

#if canImport(ObjectiveC)
    private struct User: Sendable {
        let name: String
    }

    private final class Login: UIViewController, AnsweringPage {
        typealias Answer = User
    }

    /// As if it were written in Objective-C.
    private class OrderFormController: UIViewController {}

    extension UIViewController {
        @objc(shop_openPage:)
        func shopOpen(_ page: UIViewController) { open(page) }

        @objc(shop_presentPage:completion:)
        func shopPresent(_ page: UIViewController, completion: @escaping (Bool) -> Void) {
            open(page, by: .present).onCompletion { outcome in completion(outcome == .done) }
        }

        @objc(shop_goBack)
        func shopGoBack() { goBack() }

        @objc(shop_returnToClass:prepare:)
        func shopReturn(to pageClass: AnyClass, prepare: ((UIViewController) -> Void)?) {
            returnTo(UIViewController.self) { page in
                prepare?(page)
            } where: {
                $0.isKind(of: pageClass)
            }
        }
    }

    extension UIViewController {
        @objc(shop_askForLogin:)
        func shopAskForLogin(completion: @escaping (String?) -> Void) {
            Task {
                guard case .answer(let user) = try? await ask(Login(), by: .present) else {
                    return completion(nil)
                }
                completion(user.name)
            }
        }
    }

    extension OrderFormController: LeaveGuard {
        func canLeave(_ request: LeaveRequest) async -> Bool {
            await confirm("Discard the order?", keep: "Keep", discard: "Discard")
        }
    }

    @MainActor
    @Suite(.onStage) struct ObjectiveCArticle {
        @Test func aFacadeOpensAndGoesBack() async {
            let home = UIViewController()
            let stage = Stage(root: UINavigationController(rootViewController: home))
            let form = OrderFormController()
            home.shopOpen(form)
            await stage.settle()
            #expect(stage.visiblePage === form)
            form.shopGoBack()
            await stage.settle()
            #expect(stage.visiblePage === home)
        }
    }
#endif
