import UIKit

extension UIViewController {
    /// Finishes the nearest page or container that answers with values of this type: this page, or one around it.
    func finishNearest(_ answer: some Sendable) -> NavigationRequest {
        for controller in sequence(first: inTree, next: \.pageParent) {
            if let request = (controller as? any AnsweringPage)?.finish(ifAnswer: answer) { return request }
        }
        let error = NavigationError(.noAnswer(of: "\(type(of: answer))"), at: nameOfPage)
        return .failed(error, "finish \(nameOfPage)")
    }
}

extension AnsweringPage {
    /// Finishes with the value; returns `nil` for a value of another type.
    fileprivate func finish(ifAnswer value: Any) -> NavigationRequest? {
        (value as? Answer).map { finish($0) }
    }
}
