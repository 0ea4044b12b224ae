// Written by `pageflow adopt sources` from Bank/App/Login/OnboardingViewController.swift, 1f72aa9af15fa017. Do not edit it.
// swift-format-ignore-file
#sourceLocation(file: "Bank/App/Login/OnboardingViewController.swift", line: 1)
import UIKit

final class OnboardingViewController: BaseViewController, UIScrollViewDelegate {
    // MARK: Outlets

    weak var nextButton: UIButton!
    weak var pageControl: UIPageControl!
    weak var scrollView: UIScrollView!

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

    func pageChanged(_ sender: UIPageControl) {
        scroll(to: sender.currentPage)
    }

    func next(_ sender: UIButton) {
        if page < pageControl.numberOfPages - 1 { scroll(to: page + 1) } else { finish(sender) }
    }

    func finish(_ sender: Any) {
        dismiss(animated: true)
    }
 override class var outlets: Outlets { super.outlets + [.outlet("nextButton", \OnboardingViewController.nextButton), .outlet("pageControl", \OnboardingViewController.pageControl), .outlet("scrollView", \OnboardingViewController.scrollView), .action("pageChanged:", OnboardingViewController.pageChanged(_:)), .action("next:", OnboardingViewController.next(_:)), .action("finish:", OnboardingViewController.finish(_:))] } }
