import BankLook
import BankModel
import UIKit

final class QuestionsViewController: BaseViewController, UITableViewDataSource, UITableViewDelegate,
    UISearchBarDelegate
{
    // MARK: Outlets

    @IBOutlet var searchBar: UISearchBar!
    @IBOutlet var tableView: UITableView!

    // MARK: Page

    private var shown: [Question] = []

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        shown = data.questions
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        let words = searchText.lowercased()
        shown = data.questions.filter {
            words.isEmpty || "\($0.title) \($0.answer)".lowercased().contains(words)
        }
        tableView.reloadData()
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        super.prepare(for: segue, sender: sender)
        (segue.destination as? AnswerViewController)?.question = sender as? Question
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "QuestionCell", for: indexPath)
        cell.fitLargeText()
        cell.textLabel?.text = shown[indexPath.row].title
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        searchBar.resignFirstResponder()
        performSegue(withIdentifier: "showAnswer", sender: shown[indexPath.row])
    }
}
