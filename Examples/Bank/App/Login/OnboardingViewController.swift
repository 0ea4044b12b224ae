import UIKit

final class OnboardingViewController: BaseViewController, UIScrollViewDelegate {
    // MARK: Outlets

    @IBOutlet weak var nextButton: UIButton!
    @IBOutlet weak var pageControl: UIPageControl!
    @IBOutlet weak var scrollView: UIScrollView!

    // MARK: Page

    private var page: Int {
        Int((scrollView.contentOffset.x / max(scrollView.bounds.width, 1)).rounded())
    }

    private func scroll(to page: Int) {
        let x = CGFloat(page) * scrollView.bounds.width
        scrollView.setContentOffset(CGPoint(x: x, y: 0), animated: true)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        pageControl.currentPage = page
        nextButton.configuration?.title = page == pageControl.numberOfPages - 1 ? "Done" : "Next"
    }

    @IBAction func pageChanged(_ sender: UIPageControl) {
        scroll(to: sender.currentPage)
    }

    @IBAction func next(_ sender: UIButton) {
        if page < pageControl.numberOfPages - 1 { scroll(to: page + 1) } else { finish(sender) }
    }

    @IBAction func finish(_ sender: Any) {
        dismiss(animated: true)
    }
}
